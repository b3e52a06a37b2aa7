/** The table of Voices: aiming a push, replaying the server's film of it, keys, and the end of the trial.
 *
 *  The page is whole without this: the two sliders and two rows of choices are the form. Nothing here computes what a push does;
 *  the film comes with the public events, and the page already shows how it ended.
 */

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const main = () => one("#table");
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const put = (node, values) => { for (const key in values) node?.setAttribute(key, values[key]); };
const make = (name, values) => { const node = document.createElementNS("http://www.w3.org/2000/svg", name); put(node, values); return node; };

// ---- aiming: x0 and x1, in tenths of a millimetre

/** What is aimed at, for as long as the same question is open. */
let aim = null;

const push = () => one(".push-v");
const radius = (form) => Number(form.dataset.radius);
const width = (form) => Number(form.dataset.width);

/** The ends that fit an entry (VH-PHY-8). */
function ends(form, x0) {
  const [low, high, lean] = [radius(form), width(form) - radius(form), Number(form.dataset.lean)];
  return [Math.max(0, 2 * low - x0, x0 - lean), Math.min(width(form), 2 * high - x0, x0 + lean)];
}

/** Both numbers, made legal; when the entry moves, the direction stays. */
function legal(form, x0, x1) {
  x0 = Math.round(clamp(x0, radius(form), width(form) - radius(form)));
  const [least, most] = ends(form, x0);
  return [x0, Math.round(clamp(x1, least, most))];
}

function field(form) {
  return one(`.field-v[data-region="${aim.region}"]`, form);
}

function degrees(form) {
  return Math.round((Math.atan((aim.x1 - aim.x0) / (2 * radius(form))) * 180) / Math.PI);
}

function turned(form) {
  const angle = degrees(form);
  return angle ? form.dataset[angle < 0 ? "textLeft" : "textRight"].replace("…", Math.abs(angle)) : form.dataset.textStraight;
}

const millimetres = (tenths) => (tenths / 10).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1 });

/** The form, the drawing and the sentence follow the two numbers. */
function draw() {
  const form = push();
  if (!form || !aim) return;
  const { elements } = form;
  const [entry, end] = [elements["answer-3"], elements["answer-4"]];
  const picked = one(`[name="answer-1"][value="${aim.marker}"]`, form);
  const regions = picked.dataset.regions.split(" ");
  if (!regions.includes(aim.region)) aim.region = regions[0];
  picked.checked = true;
  for (const radio of all('[name="answer-2"]', form)) { radio.disabled = !regions.includes(radio.value); radio.checked = radio.value === aim.region; }
  const [least, most] = ends(form, aim.x0);
  put(end, { min: least, max: most });
  entry.value = aim.x0;
  end.value = aim.x1;
  one('[data-out="entry"]', form).textContent = form.dataset.textEntry.replace("…", millimetres(aim.x0));
  one('[data-out="turn"]', form).textContent = turned(form);
  put(entry, { "aria-valuetext": form.dataset.textEntry.replace("…", millimetres(aim.x0)) });
  put(end, { "aria-valuetext": turned(form) });
  for (const text of all(".emotion-v > span", form)) text.toggleAttribute("data-on", text.dataset.for === aim.marker);
  for (const region of all(".region-v")) region.toggleAttribute("data-chosen", region.dataset.region === aim.region);
  one("#mind")?.setAttribute("data-aiming", "");
  picture(form, picked);
}

function picture(form, picked) {
  const svg = field(form);
  const part = (name) => one(`[data-part="${name}"]`, svg);
  const [x0, x1, r] = [aim.x0 / 10, aim.x1 / 10, radius(form) / 10];
  const length = Math.hypot(x1 - x0, 2 * r);
  const [nx, ny] = [(r * 2 * r) / length, (r * (x1 - x0)) / length];   // half a disc, across the path
  put(part("path"), { d: `M${x0 - nx} ${60 + r - ny}L${x1 - nx} ${60 - r - ny}A${r} ${r} 0 0 1 ${x1 + nx} ${60 - r + ny}L${x0 + nx} ${60 + r + ny}z` });
  put(part("line"), { x1: x0, y1: 60 + r, x2: x1, y2: 60 - r });
  put(part("end"), { cx: x1, cy: 60 - r });
  put(part("tip"), { transform: `translate(${x1} ${60 - r}) rotate(${degrees(form)})` });
  put(part("paddle"), { transform: `translate(${x0} ${60 + r}) rotate(${degrees(form)})` });
  put(part("me"), { transform: `translate(${x0} ${60 + r})`, "data-colour": picked.dataset.colour });
  for (const [name, id] of [["rim", picked.dataset.colour], ["face", picked.dataset.face]]) {
    const use = part(name);
    put(use, { href: use.getAttribute("href").replace(/#.*/, `#${id}`) });
  }
  // A marker that is taken from this platform is not on it while it is aimed.
  for (const disc of all(".disc-v", svg)) disc.toggleAttribute("hidden", disc.dataset.marker === aim.marker);
}

/** What is aimed at is said when the hand rests. */
let telling = 0;

function say() {
  clearTimeout(telling);
  telling = setTimeout(() => {
    const form = push();
    const told = form && one("#aim-say");
    if (told) told.textContent = form.dataset.textAim.replace("…", millimetres(aim.x0)).replace("***", turned(form));
  }, 500);
}

function turnTo(x0, x1) {
  const form = push();
  [aim.x0, aim.x1] = legal(form, x0, x1);
  draw();
  say();
  preview();
}

/** With `preview=full` the server is asked where all would lie (VH-PHY-20). */
let previewing = 0;

function preview() {
  const form = push();
  clearTimeout(previewing);
  if (form?.dataset.preview !== "full") return;
  for (const ghost of all(".ghosts-v", form)) ghost.replaceChildren();
  previewing = setTimeout(async () => {
    if (!aim || push() !== form) return;
    const at = main()?.dataset.at;
    const line = `insert ${aim.marker} ${aim.region} ${aim.x0} ${aim.x1}`;
    const answer = await fetch(`${form.action.replace(/\/answer$/, "")}?${new URLSearchParams({ line })}`, { credentials: "same-origin" });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const ghosts = one(`.field-v[data-region="${aim.region}"] .ghosts-v`, fresh);
    if (ghosts && main()?.dataset.at === at && push() === form) one(".ghosts-v", field(form))?.replaceWith(document.adoptNode(ghosts));
  }, 250);
}

/** The pointer in tenths of a millimetre of the platform. */
function point(svg, event) {
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [place.x * 10, (60 - place.y) * 10];
}

/** On the mind: where the marker enters. On the platform: where it is pushed to. */
function drag(svg, event) {
  const form = push();
  const [x, y] = point(svg, event);
  if (y < 0) turnTo(x, x + aim.x1 - aim.x0);
  else turnTo(aim.x0, aim.x0 + ((x - aim.x0) * 2 * radius(form)) / (y + radius(form)));
}

document.addEventListener("pointerdown", (event) => {
  const svg = event.target.closest?.(".field-v");
  if (!svg || !aim) return;
  svg.setPointerCapture(event.pointerId);
  drag(svg, event);
});
document.addEventListener("pointermove", (event) => {
  const svg = event.target.closest?.(".field-v");
  if (svg?.hasPointerCapture(event.pointerId)) drag(svg, event);
});
document.addEventListener("input", (event) => {
  if (!aim || event.target.form !== push()) return;
  const { name, value } = event.target;
  if (name === "answer-3") turnTo(Number(value), Number(value) + aim.x1 - aim.x0);
  else if (name === "answer-4") turnTo(aim.x0, Number(value));
  else if (name === "answer-1") { aim.marker = value; turnTo(aim.x0, aim.x1); }
  else if (name === "answer-2") { aim.region = value; turnTo(aim.x0, aim.x1); }
});

/** The drawn platforms do what the choices do. */
document.addEventListener("click", (event) => {
  const region = event.target.closest?.(".brain-v .region-v");
  const radio = region && push() && one(`[name="answer-2"][value="${region.dataset.region}"]:not(:disabled)`, push());
  if (radio) { aim.region = radio.value; draw(); return; }
  const disc = event.target.closest?.(".brain-v .disc-v[data-choose]");
  if (disc) one(`.answer[data-marker="${disc.dataset.marker}"]`)?.click();
});

// ---- other questions

/** Of several boxes two, the last two that were checked; nothing is moved to where it comes from. */
document.addEventListener("change", (event) => {
  const { target } = event;
  const two = target.closest?.("[data-two]");
  if (two && target.checked) {
    target.dataset.when = String(Date.now());
    const checked = all("input:checked", two).sort((a, b) => Number(a.dataset.when) - Number(b.dataset.when));
    while (checked.length > 2) checked.shift().checked = false;
  }
  if (target.matches?.("[data-always]")) remember(target.dataset.always, target.checked);
  if (target.name === "answer-1" && target.form?.elements.answer?.value === "move") apart(target.form);
});

function apart(form) {
  const from = form.elements["answer-1"].value;
  for (const to of all('[name="answer-2"]', form)) { to.disabled = to.value === from; if (to.disabled) to.checked = false; }
}

// Passing without being asked: kept by this browser, for this table.
const shelf = () => `pass ${location.pathname}`;
const kept = () => { try { return new Set((localStorage.getItem(shelf()) ?? "").split(" ").filter(Boolean)); } catch { return new Set(); } };

function remember(kind, on) {
  const kinds = kept();
  if (on) kinds.add(kind); else kinds.delete(kind);
  try { localStorage.setItem(shelf(), [...kinds].join(" ")); } catch { /* a private window forgets */ }
  standing();
}

let passed = "";

function standing() {
  const kinds = kept();
  for (const box of all("[data-always]")) box.checked = kinds.has(box.dataset.always);
  const question = one("#question");
  const pass = one("[data-pass]", question ?? document);
  if (!pass || !kinds.has(question.dataset.kind) || passed === question.dataset.asked) return;
  passed = question.dataset.asked;
  pass.click();
}

// ---- keys: only outside text fields, and only if wanted

const wanted = () => { try { return localStorage.getItem("shortcuts") !== "off"; } catch { return true; } };
const writing = (target) => target instanceof HTMLElement && (target.matches("textarea, select, [contenteditable]") || target.matches("input:not([type=radio], [type=checkbox], [type=range])"));

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || writing(event.target) || one(":popover-open")) return;
  if (arrow(event) || (wanted() && letter(event.key))) event.preventDefault();
});

function arrow(event) {
  const form = push();
  const dial = { ArrowLeft: [-1, -1], ArrowRight: [1, 1], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (!form || !aim || !dial || event.target.matches("input") || !event.target.closest(".push-v, #question")) return false;
  const step = event.shiftKey ? 1 : 10;
  turnTo(aim.x0 + dial[0] * step, aim.x1 + dial[1] * step);
  return true;
}

function letter(key) {
  const pressed = key.toLowerCase();
  const choice = all("#question label:has(kbd)").find((label) => one("kbd", label).textContent.toLowerCase() === pressed);
  const input = choice && one("input:not(:disabled)", choice);
  if (!input) return false;
  input.checked = true;
  input.focus();
  input.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}

// ---- every new page

/** Rim, face and colour of each marker that has been seen, and where it lay on the page before. */
const looks = new Map();
let lay = new Map();

function places() {
  const found = new Map();
  for (const disc of all(".brain-v .disc-v")) {
    looks.set(disc.dataset.marker, all("use", disc).map((use) => use.getAttribute("href")).concat(disc.dataset.colour));
    found.set(disc.dataset.marker, disc.getAttribute("transform"));
  }
  return found;
}

function settle() {
  const form = push();
  const at = form?.id;
  if (!form) aim = null;
  else if (aim?.at !== at) {
    const { elements } = form;
    const [x0, x1] = legal(form, Number(elements["answer-3"].value), Number(elements["answer-4"].value));
    aim = { at, marker: elements["answer-1"].value, region: elements["answer-2"].value, x0, x1 };
  }
  draw();
  for (const disc of all(".brain-v .disc-v")) disc.toggleAttribute("data-choose", one(`.answer[data-marker="${disc.dataset.marker}"]`) !== null);
  standing();
}

// ---- motion: the story of the public events, over a page that already shows how it ended

const PUSH = 900;
const ZOOM = 260;
const DESTROY = 450;
const TOKEN = 420;
const JUROR = 600;
const EASE = "cubic-bezier(.5, 0, .2, 1)";

let scenes = [];
let frame = 0;
let endings = [];

document.addEventListener("finish", finish);

function finish() {
  cancelAnimationFrame(frame);
  const [left, after] = [scenes, endings];
  scenes = [];
  endings = [];
  for (const scene of left) { scene.begin?.(); scene.end?.(); }
  for (const end of after) end();
}

function run(started) {
  frame = requestAnimationFrame((now) => {
    for (const scene of [...scenes]) {
      const time = (now - started - scene.at) / scene.lasts;
      if (time < 0) continue;
      if (!scene.begun) { scene.begun = true; scene.begin?.(); }
      scene.draw?.(Math.min(1, time));
      if (time >= 1) { scene.end?.(); scenes.splice(scenes.indexOf(scene), 1); }
    }
    if (scenes.length) run(started);
    else finish();
  });
}

const group = (region) => one(`.brain-v #region-${region}`);
const node = (marker) => document.getElementById(`disc-${marker}`);

/** A place on a platform, in tenths of a millimetre, as the brain draws it. */
function lie(disc, region, x, y, more = "") {
  const angle = Number(group(region).dataset.angle);
  put(disc, { transform: `translate(${(x / 10 - 40).toFixed(2)} ${(-55.1 - y / 10).toFixed(2)}) rotate(${-angle})${more}` });
}

/** A marker that is not on the page any more, for as long as the story needs it. */
function ghost(marker, region) {
  const known = looks.get(marker);
  if (!known || !group(region)) return null;
  const [rim, face, colour] = known;
  const disc = make("g", { class: "disc-v", id: `disc-${marker}`, "data-colour": colour, "data-marker": marker });
  for (const href of [rim, face]) disc.append(make("use", { href, x: -12.5, y: -12.5, width: 25, height: 25 }));
  one(".discs-v", group(region)).append(disc);
  endings.push(() => disc.remove());
  return disc;
}

function read(film) {
  const [, region, steps, ...rest] = film;
  const middle = rest.indexOf("falls");
  const place = (text) => { const [name, at] = text.split("@"); return [name, ...at.split(".").map(Number)]; };
  const frames = rest.slice(0, middle).map((text) => { const [step, discs] = text.split(":"); return { step: Number(step), discs: new Map(discs.split(",").filter(Boolean).map((disc) => { const [name, x, y] = place(disc); return [name, [x, y]]; })) }; });
  const falls = rest.slice(middle + 1).map((text) => { const [name, step, x, y] = place(text); return { name, step, x, y }; });
  return { region, steps: Number(steps), frames, falls };
}

/** Where a disc is after so many steps: between two frames straight and evenly. */
function where({ frames }, name, step) {
  let before = null;
  for (const now of frames) {
    const place = now.discs.get(name);
    if (!place) return before?.place ?? null;
    if (now.step >= step) {
      if (!before || now.step === before.step) return place;
      const share = clamp((step - before.step) / (now.step - before.step), 0, 1);
      return [0, 1].map((i) => before.place[i] + (place[i] - before.place[i]) * share);
    }
    before = { step: now.step, place };
  }
  return before?.place ?? null;
}

class Push {
  constructor(words, film) {
    [, this.marker, this.region] = words;
    this.x0 = Number(words[3]);
    this.x1 = Number(words[4]);
    this.film = read(film);
    this.names = new Set(this.film.frames.flatMap(({ discs }) => [...discs.keys()]));
  }

  /** As it was before; called from the last push to the first. */
  rewind() {
    for (const { name } of this.film.falls) if (!node(name)) ghost(name, this.region);
    for (const name of this.names) { const place = where(this.film, name, 0); if (node(name) && place) lie(node(name), this.region, ...place); }
    const me = node(this.marker) ?? ghost(this.marker, this.region);
    if (me) me.style.visibility = "hidden";
  }

  begin() {
    const me = node(this.marker);
    const angle = (Math.atan((this.x1 - this.x0) / 250) * 180) / Math.PI;
    // A marker that was taken from another platform is pushed into this one.
    if (me && group(this.region)) { one(".discs-v", group(this.region)).append(me); me.style.visibility = ""; }
    this.paddle = make("path", { class: "paddle-v", d: "M-15 12.8h30v3.4h-30zM-3 16.2h6v7h-6z" });
    this.angle = angle;
    group(this.region)?.append(this.paddle);
    one("#mind")?.setAttribute("data-pushing", "");
  }

  draw(time) {
    const step = time * this.film.steps;
    const [x, y] = [this.x0 + (this.x1 - this.x0) * time, -125 + 250 * time];
    if (node(this.marker)) lie(node(this.marker), this.region, x, y);
    put(this.paddle, { transform: `translate(${x / 10 - 40} ${-55.1 - y / 10}) rotate(${this.angle})` });
    for (const name of this.names) {
      const disc = node(name);
      const fall = this.film.falls.find((one) => one.name === name);
      if (!disc) continue;
      if (fall && step >= fall.step) { this.fall(disc, fall, clamp(((step - fall.step) / this.film.steps) * 3, 0, 1)); continue; }
      const place = where(this.film, name, step);
      if (place) lie(disc, this.region, ...place);
    }
  }

  /** It tips over the edge, away from the platform, and fades. */
  fall(disc, { x, y }, share) {
    const [dx, dy] = [x <= 0 ? -1 : x >= 800 ? 1 : 0, y >= 600 ? 1 : 0];
    lie(disc, this.region, x + dx * 90 * share, y + dy * 90 * share, ` scale(${1 - 0.45 * share})`);
    disc.style.opacity = String(1 - share);
  }

  end() {
    this.draw(1);
    this.paddle?.remove();
    for (const { name } of this.film.falls) { const disc = node(name); if (disc) disc.style.opacity = "0"; }
    one("#mind")?.removeAttribute("data-pushing");
  }
}

/** On a small screen the eye goes to the platform, and back. */
function zoom(brain, region, lasts) {
  const scale = brain.getBoundingClientRect().height / 265;
  if (scale > 1.9) return null;
  const angle = (Number(group(region).dataset.angle) * Math.PI) / 180;
  const [cx, cy] = [80 * Math.sin(angle), -80 * Math.cos(angle)];
  const whole = [-136, -135, 272, 265];
  const part = [cx - 85, cy - 83, 170, 166];
  return {
    lasts,
    draw(time) {
      const share = Math.min(1, (time * lasts) / ZOOM, ((1 - time) * lasts) / ZOOM);
      const eased = share * share * (3 - 2 * share);
      put(brain, { viewBox: whole.map((edge, i) => (edge + (part[i] - edge) * eased).toFixed(2)).join(" ") });
    },
    end() { put(brain, { viewBox: whole.join(" ") }); },
  };
}

/** A marker destroyed by a card or an ability fades where it lay. */
function destroy(marker, region, at) {
  const transform = lay.get(marker);
  const disc = transform && !node(marker) ? ghost(marker, region) : null;
  if (!disc) return null;
  put(disc, { transform });
  return { at, lasts: DESTROY, draw(time) { put(disc, { transform: `${transform} scale(${1 - 0.5 * time})` }); disc.style.opacity = String(1 - time); }, end() { disc.style.opacity = "0"; } };
}

function animate(target, frames, options) {
  if (!target) return;
  const animation = target.animate(frames, { fill: "backwards", easing: EASE, ...options });
  endings.push(() => animation.finish());
}

function juror(word, at) {
  animate(one(`#juror-${word}`), [{ backgroundColor: "#f2cf7d00" }, { backgroundColor: "#f2cf7dcc", offset: 0.3 }, { backgroundColor: "#f2cf7d00" }], { duration: TOKEN * 2.5, delay: at });
  animate(one(`#juror-${word} .tokens-v`), [{ scale: 1 }, { scale: 1.35, offset: 0.4 }, { scale: 1 }], { duration: TOKEN, delay: at });
}

/** Letters open juror by juror, the gavel falls once, then each voice says who it was. */
function verdict(at) {
  all(".jury-v > li").forEach((place, i) => {
    animate(one(".verdict-v", place), [{ opacity: 0, scale: 2 }, { opacity: 1, scale: 1 }], { duration: JUROR * 0.7, delay: at + i * JUROR });
    animate(one(".tally-v", place), [{ opacity: 0 }, { opacity: 1 }], { duration: JUROR * 0.7, delay: at + i * JUROR });
  });
  at += 6 * JUROR;
  animate(one(".banner-v"), [{ opacity: 0 }, { opacity: 1 }], { duration: 240, delay: at });
  animate(one(".gavel-v"), [{ rotate: "-38deg" }, { rotate: "8deg", offset: 0.7 }, { rotate: "0deg" }], { duration: 520, delay: at });
  at += 520;
  all(".cast-v > li").forEach((role, i) => animate(role, [{ opacity: 0, translate: "0 12px" }, { opacity: 1, translate: "0 0" }], { duration: 320, delay: at + 240 * i }));
  return at + 240 * all(".cast-v > li").length + 320;
}

/** The whole story of a new page; says how long it takes. */
function story(moves, sound) {
  finish();
  const brain = one(".brain-v");
  const events = moves.map(([, text]) => text.split(" "));
  if (document.hidden || !events.length) return 0;
  let at = 0;
  const pushes = [];
  const rest = new Map(all(".brain-v .disc-v").map((disc) => [disc, [disc.getAttribute("transform"), disc.parentNode]]));
  endings.push(() => { for (const [disc, [transform, parent]] of rest) if (disc.isConnected) { put(disc, { transform }); disc.removeAttribute("style"); if (disc.parentNode !== parent) parent.append(disc); } });
  const last = events.findIndex(([kind]) => kind === "judged");
  for (const [i, words] of events.entries()) {
    const [kind] = words;
    if (kind === "inserted" && brain && events[i + 1]?.[0] === "filmed" && !still()) {
      const shown = new Push(words, events[i + 1]);
      if (!group(shown.region)) continue;
      pushes.push(shown);
      const eye = zoom(brain, shown.region, PUSH + 2 * ZOOM);
      const wait = eye ? ZOOM : 0;
      if (eye) scenes.push({ at, ...eye });
      scenes.push({ at: at + wait, lasts: PUSH, begin: () => { shown.begin(); sound?.("card"); if (shown.film.falls.length) setTimeout(() => sound?.("coin"), PUSH * 0.7); }, draw: (time) => shown.draw(time), end: () => shown.end() });
      at += PUSH + 2 * wait + 150;
    } else if (kind === "destroyed" && brain && !still()) {
      const scene = destroy(words[1], words[2], at);
      if (scene) { scenes.push(scene); at += DESTROY; }
    } else if (last < 0 && /^(placed|laid-down|moved-token|shifted|removed|exchanged)$/.test(kind)) {
      for (const word of words) if (one(`#juror-${word}`)) juror(word, at);
      if (kind === "placed") scenes.push({ at, lasts: 1, begin: () => sound?.("turn") });
      at += still() ? 0 : TOKEN;
    }
  }
  for (const shown of [...pushes].reverse()) shown.rewind();
  if (last >= 0 && !still()) { sound?.("announce"); at = verdict(at); }
  if (scenes.length) run(performance.now());
  else if (!at) finish();
  return at;
}

document.addEventListener("story", (event) => {
  const { detail } = event;
  settle();
  const now = places();
  detail.wait = Math.max(detail.wait, story(detail.moves, detail.sound));
  lay = now;
});

settle();
lay = places();
