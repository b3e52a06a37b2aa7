/** The table of Las Mascaradas: taps that belong to one line, the keys of this table, and motion.
 *
 *  The page is whole without this: every step is a form. Here a step is asked for in the background, and only the table and the question
 *  are exchanged. What has been picked stays when the stream brings a new page, as long as the same question is open.
 */

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const main = () => one("#table");
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const PARTS = [".lm", "#question"];

// ---- steps of a line

/** What is picked for the open question, and the page as it was before. */
let picked = null;
let plain = null;

/** Which question is open. */
const asked = () => `${main()?.dataset.at} ${one("#question")?.dataset.kind}`;

const now = () => ({ at: asked(), html: PARTS.map((part) => one(part)?.outerHTML ?? "") });

function put(html) {
  const focused = document.activeElement;
  const again = focused?.id ? `#${CSS.escape(focused.id)}` : focused?.value ? `[value="${CSS.escape(focused.value)}"]` : "";
  const clocks = all(".clock").map((clock) => clock.dataset.left);
  PARTS.forEach((part, index) => {
    const old = one(part);
    const fresh = new DOMParser().parseFromString(html[index], "text/html").body.firstElementChild;
    if (old && fresh) old.replaceWith(document.adoptNode(fresh));
  });
  all(".clock").forEach((clock, index) => { clock.dataset.left = clocks[index] ?? clock.dataset.left; });
  const target = (again && one(again)) || (focused?.closest?.(".lm, #question") || focused === document.body ? one("#question") : null);
  target?.focus({ preventScroll: true });
  measure();
}

/** What a card is and does lies over the page, whatever happens below. */
function read(page) {
  one(".page > #about")?.remove();
  const about = one("#about", page);
  if (!about) return;
  const from = document.activeElement;
  one(".page").append(document.adoptNode(about));
  about.addEventListener("toggle", (event) => { if (event.newState === "closed") { about.remove(); if (document.activeElement === document.body) from?.focus(); } });
  about.showPopover();
}

function keep() {
  const question = one("#question");
  if (question) question.dataset.step = "";
  picked = now();
}

async function step(line) {
  const form = one("form#step");
  if (!form) return;
  if (plain?.at !== asked() && !line.startsWith("about ")) plain = now();
  if (!line) { picked = null; put(plain.html); return; }
  const before = asked();
  const answer = await fetch(`${form.getAttribute("action")}?${new URLSearchParams({ line })}`, { credentials: "same-origin" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (line.startsWith("about ")) { read(page); return; }
  if (asked() !== before) return;
  if (one("#table", page)?.dataset.at !== main()?.dataset.at) { location.reload(); return; }
  put(PARTS.map((part) => one(part, page)?.outerHTML ?? ""));
  keep();
}

function send(answer) {
  const form = one("form#answer");
  if (!form) return;
  const button = document.createElement("button");
  Object.assign(button, { name: "answer", value: answer, hidden: true });
  form.append(button);
  form.requestSubmit(button);
  button.remove();
}

/** What is answered as soon as it is asked: the first thing taken, tapped together with the plan; or what was tapped while an answer was on its way. */
let next = "";
let flying = "";

function then() {
  if (flying && flying !== asked()) flying = "";
  if (!next || flying) return;
  const wanted = next;
  const button = one(`[form="answer"][value="${CSS.escape(wanted)}"]:not([disabled])`);
  if (!button && /^plan|^draw/.test(one("#question")?.dataset.kind ?? "")) return;
  next = "";
  if (button) send(wanted);
}

document.addEventListener("submit", (event) => {
  if (event.target.id !== "answer") return;
  flying = asked();
  setTimeout(() => { flying = ""; then(); }, 4000);
}, { capture: true });

/** Cards of the hand that are chosen together: here, without asking anybody. */
function pick(button) {
  const hand = button.closest("[data-pick]");
  const number = Number(hand.dataset.pick);
  const was = button.getAttribute("aria-pressed") === "true";
  const chosen = all('[aria-pressed="true"]', hand);
  if (!was && chosen.length === number) chosen.at(-1).setAttribute("aria-pressed", "false");
  button.setAttribute("aria-pressed", String(!was));
  const words = all('[aria-pressed="true"]', hand).map((card) => card.dataset.word);
  const confirm = one("#question [data-confirm]");
  confirm.disabled = words.length !== number;
  confirm.value = confirm.disabled ? "" : [hand.dataset.verb, ...words].join(" ");
  const told = one("#question [data-picked]");
  told.textContent = told.dataset.picked.replace("…", String(words.length));
  keep();
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || button.disabled) return;
  if (flying && button.getAttribute("form") === "answer") { event.preventDefault(); next = button.value; }
  else if (button.dataset.then && flying) next = button.dataset.then;
  else if (button.dataset.then) { next = button.dataset.then; send(button.dataset.first); }
  else if (button.dataset.focus) (one(`#${button.dataset.focus} button[data-choose]`) ?? one(`#${button.dataset.focus} button`))?.focus();
  else if (button.dataset.picture) void import(button.dataset.picture).then((score) => score.picture(sprite()));
  else if (button.closest("[data-pick]:not([data-verb=swap])") && button.getAttribute("form") === "step") { event.preventDefault(); pick(button); }
  else if (button.getAttribute("form") === "step") {
    event.preventDefault();
    button.setAttribute("aria-busy", "true");
    step(button.value).catch(() => { location.search = new URLSearchParams({ line: button.value }); }).finally(() => button.removeAttribute("aria-busy"));
  }
});

// ---- keys: arrows between and along the rows, letters for what has no place, Escape one step back

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || one(":popover-open")) return;
  const target = event.target;
  if (target.matches?.("input:not([type=radio]), textarea, select")) return;
  if (event.key === "Escape") { const back = one("#question [data-back]"); if (back && !one(".side > section:target")) { back.click(); event.preventDefault(); } return; }
  const row = target.closest?.("[data-row]");
  if (row && walk(row, target, event.key)) { event.preventDefault(); return; }
  let letters = true;
  try { letters = localStorage.getItem("shortcuts") !== "off"; } catch { /* a private window forgets */ }
  if (!letters) return;
  if (event.key === "?") { if (explain(target)) event.preventDefault(); return; }
  const named = all("#question .answer--small kbd").find((kbd) => kbd.textContent?.toLowerCase() === event.key.toLowerCase());
  if (named) { named.closest("button").click(); event.preventDefault(); }
}, { capture: true });

/** The rule or the story behind what has the focus. */
function explain(target) {
  if (target.dataset?.card) { step(`about ${target.dataset.card}`).catch(() => undefined); return true; }
  const why = one("#question .why__text");
  why?.showPopover();
  return Boolean(why);
}

function walk(row, from, key) {
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const across = { ArrowDown: 1, ArrowUp: -1 }[key];
  const stops = (line) => all("button:not([disabled])", line);
  if (along) {
    const cards = stops(row);
    cards[(cards.indexOf(from) + along + cards.length) % cards.length]?.focus();
    return true;
  }
  if (!across) return false;
  const rows = all("[data-row]").filter((line) => stops(line).length && line.getClientRects().length);
  const to = rows[rows.indexOf(row) + across];
  if (!to) { if (across > 0) one("#question button:not([disabled])")?.focus(); return across > 0; }
  const x = from.getBoundingClientRect().x;
  stops(to).sort((a, b) => Math.abs(a.getBoundingClientRect().x - x) - Math.abs(b.getBoundingClientRect().x - x))[0]?.focus();
  return true;
}

// ---- motion: the page already shows how it ended; cards walk there from where they were

const STEP = 480;
const EASE = "cubic-bezier(.5, 0, .2, 1)";
let places = new Map();
let running = [];

/** Where every card lies now: from here it will walk. */
function measure() {
  places = new Map();
  const put_ = (key, node) => { const box = node?.getBoundingClientRect(); if (box?.width) places.set(key, box); };
  for (const card of all(".lm-market [data-card]")) put_(card.dataset.card, card);
  for (const card of all(".lm-resources [data-word]")) put_(`resource ${card.dataset.word}`, card);
  for (const card of all(".lm-hand [data-word]")) put_(`hand ${card.dataset.word}`, card);
}

const box = (node) => { const found = node?.getBoundingClientRect(); return found?.width ? found : null; };
const chair = (letter) => one(`.lm .seat[data-who="${letter}"]`);
const purse = (letter) => box(one(".coins", chair(letter) ?? document)) ?? box(chair(letter));
const hand = (letter) => { const seat = chair(letter); return box(seat && (one("ul li:last-child > *", seat) ?? one(".lm-fact", seat) ?? seat)); };
const deck = () => box(one("#deck"));
const discards = () => box(one("#resources-h b:nth-of-type(2)")) ?? deck();
const sprite = () => one(".lm-card__fig use, #deck use")?.getAttribute("href")?.split("#")[0] ?? "";

function finish() {
  const ending = running;
  running = [];
  for (const animation of ending) animation.finish();
}

function run(node, frames, delay, options = {}) {
  const animation = node.animate(frames, { duration: STEP, delay, easing: EASE, fill: "backwards", ...options });
  running.push(animation);
  return animation;
}

/** A card or a coin that travels and is gone when it arrives. */
function ghost(name, like, from, to, delay) {
  if (!from || !to) return;
  const node = document.createElement("span");
  node.className = `lm-ghost ${like}`;
  node.setAttribute("aria-hidden", "true");
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${sprite()}#${name}`);
  drawing.append(use);
  node.append(drawing);
  const known = one(`.page [data-word="${name[0]?.toUpperCase()}${name.slice(1)}"][data-cat]`);
  if (known) node.dataset.cat = known.dataset.cat;
  const width = Math.min(from.width, 72);
  Object.assign(node.style, { left: `${from.x + from.width / 2}px`, top: `${from.y + from.height / 2}px`, width: `${width}px`, height: `${like.includes("coin") ? width : width * 1.1}px` });
  document.body.append(node);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const scale = Math.max(0.25, Math.min(1, to.width / width));
  const animation = run(node, [
    { translate: "-50% -50%", opacity: 0 }, { translate: "-50% -50%", opacity: 1, offset: 0.05 },
    { translate: `calc(-50% + ${x / 2}px) calc(-50% + ${y / 2 - 18}px)`, offset: 0.5 },
    { translate: `calc(-50% + ${x}px) calc(-50% + ${y}px)`, scale, opacity: 0.9 },
  ], delay, { fill: "both" });
  animation.onfinish = () => node.remove();
}

/** A mascarada walks in from its market place; the halves click: the medallion lights once. */
function join(letter, card, side, from, delay) {
  const seat = one(`#own-${card}`) ?? one(`.lm-other #card-${card}`);
  const to = box(seat);
  if (!to) { ghost(card.toLowerCase(), "lm-ghost--figure", from, box(chair(letter)), delay); return; }
  if (from) {
    const frames = [
      { translate: `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`, scale: Math.min(2.5, from.width / to.width), zIndex: 5 },
      { translate: `${(from.x - to.x) / 2}px ${(from.y - to.y) / 2 - 24}px`, offset: 0.55, zIndex: 5 },
      { translate: "0 0", scale: 1, zIndex: 5 },
    ];
    run(seat, frames, delay, { duration: STEP * 1.5 });
  }
  const item = seat.closest("li");
  const joint = item && one(".lm-joint", side === "right" ? (item.previousElementSibling ?? item) : item);
  if (joint) running.push(joint.animate([{ opacity: 0, scale: 0.4 }, { opacity: 1, scale: 1.25 }, { opacity: 0, scale: 1.6 }], { duration: 700, delay: delay + STEP * 1.4, pseudoElement: "::after", easing: "ease-out" }));
}

const appear = (node, delay) => { if (node) run(node, [{ translate: "0 -22px", opacity: 0, rotate: "-4deg" }, { translate: "0 0", opacity: 1, rotate: "0deg" }], delay); };

function tell(events) {
  finish();
  const was = places;
  let at = 0;
  for (const text of events) {
    const [verb, who = "", ...words] = text.split(" ");
    const [what = "", side = ""] = words;
    const known = (key) => was.get(key) ?? null;
    switch (verb) {
      case "drew": ghost("back", "lm-ghost--back", deck(), hand(who), at); at += 160; break;
      case "picked": ghost(what.toLowerCase(), "lm-res lm-ghost--res", known(`resource ${what}`), hand(who), at); at += 160; break;
      case "revealed": {
        const word = who;
        appear(/^M\d/.test(word) ? one(`.lm-market #card-${word}`) : all(`.lm-resources [data-word="${word}"]`).at(-1), at);
        at += 90;
        break;
      }
      case "gave": case "traded": case "discarded": for (const word of words) { ghost(word.toLowerCase(), "lm-res lm-ghost--res", known(`hand ${word}`) ?? hand(who), discards(), at); at += 60; } at += 120; break;
      case "recovered": ghost(what.toLowerCase(), "lm-res lm-ghost--res", discards(), hand(who), at); at += 160; break;
      case "swapped": ghost(what.toLowerCase(), "lm-res lm-ghost--res", known(`hand ${what}`) ?? hand(who), known(`resource ${side}`), at); ghost(side.toLowerCase(), "lm-res lm-ghost--res", known(`resource ${side}`), hand(who), at); at += 200; break;
      case "cleared": for (const word of [who, ...words]) ghost(word.toLowerCase(), "lm-res lm-ghost--res", known(`resource ${word}`), discards(), at); at += 260; break;
      case "removed": ghost(what.toLowerCase(), "lm-ghost--figure", known(what), box(one("#market-h b")), at); at += 200; break;
      case "reserved": ghost("coin", "lm-ghost--coin", purse(who), box(one(`.lm-market #card-${what}`)), at); at += 240; break;
      case "released": ghost("coin", "lm-ghost--coin", known(who), box(one("#bank")), at); at += 160; break;
      case "joined": join(who, what, side, known(what), at); at += 420; break;
      case "renewed": at += 120; break;
    }
  }
}

for (const press of ["pointerdown", "keydown"]) document.addEventListener(press, finish, { capture: true, passive: true });
addEventListener("resize", measure);
addEventListener("pointerup", () => setTimeout(measure, 700), { passive: true });

// ---- every new page

let seen = Number(main()?.dataset.seen ?? 0);

new MutationObserver(() => {
  const page = main();
  if (!page) return;
  if (picked && picked.at !== asked()) picked = null;
  else if (picked && one("#question")?.dataset.step === undefined) { put(picked.html); one("#question").dataset.step = ""; }
  then();
  const count = Number(page.dataset.seen);
  if (count === seen) return;
  seen = count;
  const moves = JSON.parse(page.dataset.moves ?? "[]").map(([, text]) => text);
  if (moves.length && !document.hidden && !still()) tell(moves);
  measure();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-seen", "data-at", "data-step", "data-kind"] });
measure();
