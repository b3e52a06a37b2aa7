/** What is said aloud: one sentence an event, one a question; never a secret. And what must be seen at once. */

import { all, one } from "./dom";
import { sound } from "./sound";

let told = newest();
let asked = "";

function newest(): number {
  return Math.max(0, ...all("#log-lines [data-n]").map((line) => Number(line.dataset.n)));
}

export function voice(): void {
  for (const line of all("#log-lines .log__line")) {
    if (Number(line.dataset.n) > told && line.dataset.secret === undefined) speak(one(".log__text", line)?.textContent ?? "");
  }
  told = Math.max(told, newest());
  const question = one("#question")?.dataset.spoken ?? "";
  const key = question && (one("#question")?.dataset.asked ?? "");
  if (key && key !== asked) { speak(question); if (key !== "sight") sound("asked"); }
  asked = key;
}

export function speak(sentence: string): void {
  const said = one("#said");
  if (!said || !sentence) return;
  const p = document.createElement("p");
  p.textContent = sentence;
  said.append(p);
  while (said.childElementCount > 40) said.firstElementChild?.remove();
}

/** A refusal, or a lost line: said at once and shown for a while. */
export function urge(sentence: string): void {
  const toast = one("#urgent");
  if (!toast) return;
  toast.textContent = sentence.slice(0, 400);
  window.setTimeout(() => { if (toast.textContent === sentence.slice(0, 400)) toast.textContent = ""; }, 6000);
}
