/** Answering in several taps. The text is the one language: what has been picked is an unfinished line such as `swap b`, and what can be
 *  picked next are the words that the listed lines hold beyond it. Nothing is sent before the line is whole. */

import { all, main, one } from "./dom";

type Line = { verb: string; words: Set<string> };

let line = "";
let at = "";
let labels = new WeakMap<HTMLElement, string>();

const question = (): HTMLElement | null => one("#question");
const read = (text: string): Line => { const [verb = "", ...words] = text.split(" "); return { verb, words: new Set(words) }; };
const listed = (): string[] => (question()?.dataset.lines ?? "").split("|").filter(Boolean);

function possible(picked: Line): string[] {
  return listed().filter((text) => { const l = read(text); return l.verb === picked.verb && [...picked.words].every((word) => l.words.has(word)); });
}

function ahead(answers: string[], picked: Line): Set<string> {
  return new Set(answers.flatMap((text) => [...read(text).words].filter((word) => !picked.words.has(word))));
}

const isPlace = (word: string): boolean => /^[a-z]/.test(word);

/** Cards first, then a mask, and at last what is decided under the table. */
function panel(words: Set<string>): string {
  if (!line) return "verbs";
  const next = [...words];
  return next.some(isPlace) ? "cards" : next.some((word) => word.startsWith("[")) ? "secret" : next.length ? "masks" : "sure";
}

/** After every new page: the same unfinished line again, if it still answers the same question. */
export function restore(): void {
  const now = main()?.dataset.at ?? "";
  if (now !== at || !steps()) line = at ? start() : (question()?.dataset.line ?? start());
  at = now;
  labels = new WeakMap();
  show();
}

/** Only a turn and a target are answered in steps; the others have all their answers in sight. A sight comes before everything. */
const steps = (): boolean => question()?.dataset.asked !== "sight" && /^(turn|target)$/.test(question()?.dataset.kind ?? "");
const start = (): string => (question()?.dataset.kind === "target" ? "choose" : "");

export function back(): boolean {
  if (!steps() || line === start()) return false;
  line = line.split(" ").slice(0, -1).join(" ");
  show();
  return true;
}

function show(): void {
  const asked = question();
  if (!asked || !steps()) return;
  const picked = read(line);
  const answers = possible(picked);
  const words = ahead(answers, picked);
  const open = panel(words);
  const visible = open === "sure" ? "cards" : open;
  asked.dataset.panel = open;
  asked.dataset.verb = picked.verb;
  asked.setAttribute("aria-labelledby", `q-${visible}`);
  for (const part of all(".ask", asked)) part.hidden = part.dataset.panel !== visible;
  for (const card of all(".mask-card[data-token]")) mark(card, picked, words, open);
  for (const button of all<HTMLButtonElement>("[data-word]", asked)) button.value = answers.find((text) => read(text).words.has(button.dataset.word ?? "")) ?? "";
  confirm(asked, open, answers, picked);
  under(asked, picked);
}

function mark(card: HTMLElement, picked: Line, words: Set<string>, open: string): void {
  const token = card.dataset.token ?? "";
  const chosen = picked.words.has(token);
  const choosable = chosen ? open === "cards" || open === "sure" : open === "cards" && words.has(token);
  if (!labels.has(card)) labels.set(card, card.getAttribute("aria-label") ?? "");
  card.toggleAttribute("data-choose", choosable);
  card.classList.toggle("mask-card--gone", open === "secret" && (chosen || (card.dataset.place === one(".seats")?.dataset.viewer)));
  if (choosable) card.setAttribute("aria-pressed", String(chosen)); else card.removeAttribute("aria-pressed");
  card.setAttribute("aria-label", choosable ? (one(".seats")?.dataset.choose ?? "").replace("…", card.dataset.of ?? "") : (labels.get(card) ?? ""));
}

function confirm(asked: HTMLElement, open: string, answers: string[], picked: Line): void {
  const button = one<HTMLButtonElement>("[data-confirm]", asked);
  if (!button) return;
  button.disabled = open !== "sure";
  button.value = open === "sure" ? (answers[0] ?? "") : "";
  const names = [...picked.words].map((word) => one(`.mask-card[data-token="${word}"]`)?.dataset.of ?? "");
  const slot = one("[data-picked]", button);
  if (slot) slot.textContent = names.join(" + ") || (slot.dataset.none ?? "");
}

/** The two cards on the velvet: one's own first, in the words of the table. */
function under(asked: HTMLElement, picked: Line): void {
  const cards = all(".mask-card[data-token]").filter((card) => picked.words.has(card.dataset.token ?? ""));
  const own = one(`.mask-card[data-place="${one(".seats")?.dataset.viewer}"]`);
  const both = own && !cards.includes(own) ? [own, ...cards] : cards;
  all("#ask-secret [data-under] figcaption", asked).forEach((caption, i) => { caption.textContent = both[i]?.dataset.of ?? caption.textContent; });
}

/** Clicks on what belongs to an unfinished line. */
export function choosing(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !steps()) return;
    const button = event.target.closest<HTMLButtonElement>("button");
    if (!button) return;
    if (button.matches(".mask-card[form]:not([data-choose])")) event.preventDefault();
    else if (button.matches(".mask-card[data-choose]")) pick(button.dataset.token ?? "");
    else if (button.matches("[data-back]")) back();
    else if (button.matches("#question [name=line]")) { line = button.value; show(); focusFirst(); }
    else return;
    event.preventDefault();
  });
}

function pick(word: string): void {
  const picked = read(line);
  if (picked.words.has(word)) picked.words.delete(word);
  else {
    // Of two cards a third replaces the last.
    if (!ahead(possible(picked), picked).has(word)) picked.words.delete([...picked.words].at(-1) ?? "");
    picked.words.add(word);
  }
  line = [picked.verb, ...picked.words].join(" ");
  show();
  const answers = possible(read(line));
  const whole = answers.length === 1 && read(answers[0] ?? "").words.size === read(line).words.size;
  if (whole && question()?.dataset.kind === "turn") send(answers[0] ?? "");
  else if (question()?.dataset.panel !== "cards") focusFirst();
}

function send(answer: string): void {
  const form = one<HTMLFormElement>("form#answer");
  if (!form) return;
  const button = document.createElement("button");
  button.name = "answer";
  button.value = answer;
  button.hidden = true;
  form.append(button);
  form.requestSubmit(button);
  button.remove();
}

/** The heading of the new step takes the focus, so that a screen reader goes on from there. */
function focusFirst(): void {
  question()?.focus({ preventScroll: true });
}
