/** Motion tells the story of the public events, over a page that already shows how it ended. A press, or the next page, finishes it.
 *
 *  The exchange is one animation: same nodes, same path, same 1800 ms, whether or not the cards were exchanged; this file could not tell.
 */

import { all, main, one } from "./dom";
import { sound } from "./sound";

export type Move = [number, string];

const UNDER = 1800;
const TURN = 620;
const COIN = 480;
const READ = 1300;
const EASE = "cubic-bezier(.5, 0, .2, 1)";
const EDGE = 0.23;

/** What the page before showed, by chair: who sat there, and how many coins lay there. */
export type Before = { chairs: Map<string, string>; coins: Map<string, number> };

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

let endings: (() => void)[] = [];

/** Everything that is still moving arrives. */
export function finish(): void {
  const now = endings;
  endings = [];
  for (const end of now) end();
  document.dispatchEvent(new Event("finish"));
}

function run(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  const animation = node.animate(frames, { fill: "backwards", ...options });
  endings.push(() => animation.finish());
}

/** Does something later, or at once when all is finished. */
function later(at: number, act: () => void): void {
  let done = false;
  const once = (): void => { if (!done) { done = true; act(); } };
  const timer = window.setTimeout(once, at);
  endings.push(() => { window.clearTimeout(timer); once(); });
}

const seats = (): HTMLElement[] => all(".seat");
const pile = (chair: string): HTMLElement | null => (chair === "bank" || chair === "court" ? one(`#${chair}`) : one(`#${chair} > .coins`));
const figure = (chair: string): HTMLElement | null => (chair === "bank" || chair === "court" ? one(`#${chair}`) : one(`#${chair} > .coins .coins__number`));
const card = (place: string): HTMLElement | null => one(`.table .mask-card[data-place="${place}"]`);
const middle = (node: Element): [number, number] => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };

export function snapshot(): Before {
  const coins = new Map<string, number>([...seats().map((seat) => seat.id), "bank", "court"].map((chair) => [chair, Number(figure(chair)?.textContent ?? 0)]));
  return { chairs: new Map(seats().map((seat) => [seat.dataset.who ?? "", seat.id])), coins };
}

/** Tells the story, and says how long the next page should wait for its end. */
export function play(moves: Move[], before: Before): number {
  if (!moves.length || document.hidden) return 0;
  return new Story(before).tell(moves.map(([, text]) => text.split(" ")));
}

class Story {
  private at = 0;
  private actor = "";
  private readonly chairs: Map<string, string>;
  private readonly coins: Map<string, number>;
  private readonly open = new Set<HTMLElement>();
  private turned = 0;

  constructor(before: Before) {
    this.chairs = new Map(before.chairs);
    this.coins = new Map(before.coins);
    this.actor = one(".seat[data-turn]")?.dataset.who ?? "";
  }

  tell(events: string[][]): number {
    const shown = events.filter(([verb]) => verb === "shown");
    // Numbers begin where they were: each changes when its last coin lands.
    for (const [verb] of events) if (/^(took|paid|fortunes|chairs)$/.test(verb ?? "")) { for (const chair of this.coins.keys()) this.write(chair); break; }
    for (const [index, event] of events.entries()) {
      const [verb = "", ...words] = event;
      if (verb === "shown" && events[index - 1]?.[0] !== "shown") this.reveal(shown.length ? this.group(events, index) : []);
      else if (verb !== "shown") this.happen(verb, words);
    }
    later(this.at, () => { for (const chair of this.coins.keys()) this.settle(chair); });
    if (!this.open.size) return this.at;
    later(this.at + READ, () => { for (const face of this.open) this.cover(face); });
    return this.at + READ + TURN / 2;
  }

  private group(events: string[][], from: number): string[][] {
    const end = events.findIndex(([verb], index) => index > from && verb !== "shown");
    return events.slice(from, end < 0 ? undefined : end);
  }

  private happen(verb: string, words: string[]): void {
    const [who = "", what = "", whom = ""] = words;
    switch (verb) {
      case "turn": this.actor = what; this.pass(what); break;
      case "looked": this.look(who); break;
      case "swapped": this.under(who, what); break;
      case "announced": this.says(who, "announce"); break;
      case "contested": this.says(who, "contest"); break;
      case "passed": this.says(who, "pass"); break;
      case "chose": this.actor = who; this.point(words.slice(1)); break;
      case "took": this.travel(whom, who, Number(what)); break;
      case "paid": this.travel(who, whom || "court", Number(what)); break;
      case "fortunes": this.cross(who, what); break;
      case "chairs": this.move(who, what); break;
      case "won": this.glow(who); break;
    }
  }

  private chair(person: string): string {
    return this.chairs.get(person.split(".")[0] ?? "") ?? person;
  }

  private say(name: string): void {
    later(this.at, () => sound(name));
  }

  /** Brass enters the next name; the ring starts full. */
  private pass(person: string): void {
    const name = one(`#${this.chair(person)} .seat__name`);
    if (name && !still()) run(name, [{ scale: 0.8, opacity: 0.4 }, { scale: 1, opacity: 1 }], { duration: 240, delay: this.at, easing: EASE });
  }

  /** For the others the card lifts and lies down again, however long its owner looks; for the owner it turns over. */
  private look(place: string): void {
    const node = card(place);
    if (!node) return;
    this.say("card");
    this.at += 400;
    if (still()) return;
    if (node.dataset.face === "peek") run(node, [{ rotate: "y 180deg" }, { scale: 1.12, offset: 0.5 }, { rotate: "y 0deg" }], { duration: TURN, delay: this.at, easing: EASE });
    else run(node, [{ translate: "0 0" }, { translate: "0 -4px", offset: 0.2 }, { translate: "0 -4px", offset: 0.8 }, { translate: "0 0" }], { duration: 1200, delay: this.at, easing: EASE });
  }

  /** Both cards slide to the actor's edge of the table and come back. */
  private under(one_: string, other: string): void {
    const edge = this.edge();
    this.say("card");
    for (const place of [one_, other]) {
      const node = card(place);
      if (!node) continue;
      node.classList.remove("mask-card--gone");
      const [x, y] = middle(node);
      const away = still()
        ? [{ opacity: 1 }, { opacity: 0, offset: EDGE, easing: "steps(1)" }, { opacity: 0, offset: 1 - EDGE, easing: "steps(1)" }, { opacity: 1 }]
        : [
            { translate: "0 0", scale: 1, opacity: 1 },
            { translate: `${edge[0] - x}px ${edge[1] - y}px`, scale: 0.9, opacity: 0, offset: EDGE },
            { translate: `${edge[0] - x}px ${edge[1] - y}px`, scale: 0.9, opacity: 0, offset: 1 - EDGE },
            { translate: "0 0", scale: 1, opacity: 1 },
          ];
      run(node, away, { duration: UNDER, delay: this.at, easing: EASE });
    }
    this.at += UNDER;
  }

  /** Where the actor sits at the rim. */
  private edge(): [number, number] {
    const seat = one(`#${this.chair(this.actor)}`);
    const who = seat && one(".seat__who", seat);
    return who ? middle(who) : [innerWidth / 2, innerHeight];
  }

  private says(person: string, what: string): void {
    const bubble = one(`#${this.chair(person)} .seat__says`);
    if (bubble && !still()) run(bubble, [{ scale: 0.6, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: 240, delay: this.at, easing: "cubic-bezier(.3, 1.4, .5, 1)" });
    const claim = what === "announce" ? one(".say .mask") : null;
    if (claim && !still()) run(claim, [{ scale: 0.5, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: 320, delay: this.at, easing: "cubic-bezier(.3, 1.4, .5, 1)" });
    this.say(what);
  }

  private point(places: string[]): void {
    for (const place of places) {
      const node = card(place);
      if (node && !still()) run(node, [{ translate: "0 0" }, { translate: "0 -8px" }, { translate: "0 0" }], { duration: 480, delay: this.at, easing: EASE });
    }
    this.at += 240;
  }

  /** All claimed cards turn at once; at the end of a match one by one, clockwise. */
  private reveal(shown: string[][]): void {
    const over = main()?.dataset.phase === "ended" && shown.length > 2;
    this.say("turn");
    for (const [, place = "", mask = ""] of shown) {
      const node = card(place);
      if (!node) continue;
      const delay = this.at + (over ? 120 * this.turned++ : 0);
      if (node.dataset.face === "down") { if (mask) this.face(node, mask, delay); else this.lift(node, delay); }
      else if (!still()) run(node, [{ rotate: "y 180deg" }, { scale: 1.12, offset: 0.5 }, { rotate: "y 0deg" }], { duration: TURN, delay, easing: EASE });
    }
    this.at += TURN + (over ? 120 * shown.length : 500);
  }

  /** The card is down again on the page: its face lies over it for as long as the story lasts. */
  private face(node: HTMLElement, mask: string, delay: number): void {
    const back = one("use", node)?.getAttribute("href") ?? "";
    const face = document.createElement("span");
    face.className = "mask-card flash";
    face.setAttribute("aria-hidden", "true");
    face.dataset.face = "up";
    face.dataset.mask = mask.toLowerCase();
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", back.replace(/#.*/, `#${mask.toLowerCase()}`));
    drawing.append(use);
    const name = document.createElement("span");
    name.className = "mask-card__name";
    name.textContent = one(`.set [data-word="${mask}"] b`)?.firstChild?.textContent ?? "";
    face.append(drawing, name);
    face.style.visibility = "hidden";
    node.append(face);
    this.open.add(face);
    endings.push(() => face.remove());
    later(delay, () => { face.style.visibility = ""; });
    if (!still()) run(face, [{ rotate: "y 180deg", scale: 1 }, { scale: 1.25, offset: 0.6 }, { rotate: "y 0deg", scale: 1.15 }], { duration: TURN, delay, easing: EASE });
  }

  private cover(face: HTMLElement): void {
    if (!face.isConnected) return;
    if (still()) { face.remove(); return; }
    const animation = face.animate([{ rotate: "y 0deg" }, { rotate: "y 180deg" }], { duration: TURN / 2, easing: EASE });
    animation.onfinish = (): void => face.remove();
    endings.push(() => face.remove());
  }

  /** Somebody's card was shown to all the others: its owner sees only that. */
  private lift(node: HTMLElement, delay: number): void {
    if (!still()) run(node, [{ translate: "0 0", rotate: "y 0deg" }, { translate: "0 -10px", rotate: "y 60deg", offset: 0.4 }, { translate: "0 -10px", rotate: "y 60deg", offset: 0.7 }, { translate: "0 0", rotate: "y 0deg" }], { duration: TURN * 2, delay, easing: EASE });
  }

  /** Coins travel one after another; at most six are drawn. */
  private travel(from: string, to: string, amount: number): void {
    const source = this.chair(from);
    const target = this.chair(to);
    const [start, end] = [pile(source), pile(target)];
    const flown = Math.min(6, amount);
    const lands = this.at + (still() ? 0 : COIN + 60 * (flown - 1));
    if (start && end && !still()) {
      for (let i = 0; i < flown; i++) this.fly(start, end, this.at + 60 * i);
    }
    this.say("coin");
    this.change(source, -amount, lands);
    this.change(target, amount, lands);
    this.at = lands + 120;
  }

  private fly(start: Element, end: Element, delay: number): void {
    const coin = document.createElement("span");
    coin.className = "fly";
    coin.setAttribute("aria-hidden", "true");
    const [x, y] = middle(start);
    const [u, v] = middle(end);
    coin.style.left = `${x}px`;
    coin.style.top = `${y}px`;
    document.body.append(coin);
    const animation = coin.animate(
      [{ translate: "-50% -50%", opacity: 1 }, { translate: `calc(-50% + ${(u - x) / 2}px) calc(-50% + ${(v - y) / 2 - 24}px)`, offset: 0.5 }, { translate: `calc(-50% + ${u - x}px) calc(-50% + ${v - y}px)`, opacity: 1 }],
      { duration: COIN, delay, easing: EASE, fill: "both" },
    );
    coin.style.visibility = "hidden";
    later(delay, () => { coin.style.visibility = ""; });
    animation.onfinish = (): void => coin.remove();
    endings.push(() => { animation.cancel(); coin.remove(); });
  }

  private change(chair: string, by: number, at: number): void {
    const now = (this.coins.get(chair) ?? 0) + by;
    this.coins.set(chair, now);
    later(at, () => { this.write(chair, now); this.delta(chair, by); });
  }

  /** `+3` stays for two seconds. */
  private delta(chair: string, by: number): void {
    const place = pile(chair);
    if (!place) return;
    for (const old of all(".coins__delta", place)) old.remove();
    const mark = document.createElement("span");
    mark.className = "coins__delta";
    mark.dataset.sign = by < 0 ? "-" : "+";
    mark.setAttribute("aria-hidden", "true");
    mark.textContent = by < 0 ? `−${-by}` : `+${by}`;
    place.append(mark);
    later(2000, () => mark.remove());
  }

  private write(chair: string, amount = this.coins.get(chair) ?? 0): void {
    const number = figure(chair);
    const place = pile(chair);
    if (!number || !place) return;
    if (place.matches(".coins")) { place.dataset.final ??= number.textContent ?? ""; place.dataset.n = String(Math.max(0, Math.min(13, amount))); number.textContent = String(amount); }
    else { place.dataset.final ??= place.firstChild?.textContent ?? ""; if (place.firstChild) place.firstChild.textContent = String(amount); }
  }

  /** In the end the page's own numbers stand, whatever was drawn. */
  private settle(chair: string): void {
    const place = pile(chair);
    const final = place?.dataset.final;
    if (final === undefined) return;
    this.write(chair, Number(final));
    delete place?.dataset.final;
  }

  private cross(one_: string, other: string): void {
    const [a, b] = [this.chair(one_), this.chair(other)];
    const [from, to] = [pile(a), pile(b)];
    if (from && to && !still()) {
      const [[x, y], [u, v]] = [middle(from), middle(to)];
      run(from, [{ translate: "0 0" }, { translate: `${u - x}px ${v - y}px` }], { duration: TURN, delay: this.at, easing: EASE });
      run(to, [{ translate: "0 0" }, { translate: `${x - u}px ${y - v}px` }], { duration: TURN, delay: this.at, easing: EASE });
    }
    this.say("coin");
    const [mine, theirs] = [this.coins.get(a) ?? 0, this.coins.get(b) ?? 0];
    this.coins.set(a, theirs).set(b, mine);
    later(this.at + (still() ? 0 : TURN), () => { this.write(a, theirs); this.write(b, mine); });
    this.at += TURN;
  }

  /** Two people travel along the rim; cards and coins stay. */
  private move(one_: string, other: string): void {
    const [a, b] = [this.chair(one_), this.chair(other)];
    this.chairs.set(one_, b).set(other, a);
    const [first, second] = [one(`#${a} .seat__who`), one(`#${b} .seat__who`)];
    if (first && second && !still()) {
      const [[x, y], [u, v]] = [middle(first), middle(second)];
      run(first, [{ translate: `${u - x}px ${v - y}px` }, { translate: "0 0" }], { duration: 900, delay: this.at, easing: EASE });
      run(second, [{ translate: `${x - u}px ${y - v}px` }, { translate: "0 0" }], { duration: 900, delay: this.at, easing: EASE });
    }
    this.at += 900;
  }

  private glow(person: string): void {
    const place = pile(this.chair(person));
    if (place && !still()) run(place, [{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: TURN, delay: this.at, easing: EASE });
    this.say("won");
  }
}
