/** Clocks: the server says how much is left; this counts down and speaks at half and at ten seconds, no more. */

import { all, one, text } from "./dom";
import { speak } from "./voice";

let begun = 0;
let ticking = 0;

/** What the page says was true when it arrived; a page may have waited for a story to end. */
export function clocks(arrived = performance.now()): void {
  begun = arrived;
  window.clearInterval(ticking);
  if (!all("[data-left]").length) return;
  ticking = window.setInterval(tick, 1000);
  draw();
}

function left(clock: HTMLElement): number {
  return Math.max(0, Number(clock.dataset.left) - Math.floor((performance.now() - begun) / 1000));
}

function draw(): void {
  for (const clock of all("[data-left]")) {
    const seconds = left(clock);
    clock.style.setProperty("--left", String((100 * seconds) / Number(clock.dataset.total)));
    clock.toggleAttribute("data-low", seconds <= 10);
    const words = one(".clock__text", clock);
    if (words) words.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}

function tick(): void {
  draw();
  const clock = one("#question:not([data-kind=none]) .ask:not([hidden]) .clock");
  if (!clock) return;
  const seconds = left(clock);
  if (seconds === 10 || seconds === Math.round(Number(clock.dataset.total) / 2)) speak(text("seconds").replace("…", String(seconds)));
}
