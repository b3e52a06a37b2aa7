/** By keyboard: the letters written on the answers, numbers, arrows around the table. Only outside text fields, and only if wanted. */

import { back } from "./choose";
import { all, one, writing } from "./dom";
import { close, open } from "./drawers";
import { shortcuts } from "./settings";

const DRAWERS: Record<string, string> = { r: "#set", l: "#log", c: "#chat" };

export function keys(): void {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === "Escape" && !one(":popover-open")) { if (!close()) back(); return; }
    if (event.target instanceof HTMLElement && event.target.matches(".mask-card") && around(event.target, event.key)) { event.preventDefault(); return; }
    if (writing(event.target) || !shortcuts() || one(":popover-open")) return;
    if (shortcut(event.key)) event.preventDefault();
  });
}

function shortcut(key: string): boolean {
  if (key === "?") { one("#keys")?.showPopover(); return true; }
  if (key === ".") { one("#question")?.focus(); return true; }
  const answers = all<HTMLButtonElement>("#question .ask:not([hidden]) .answer:not([disabled])");
  const letter = key.toLowerCase();
  const named = answers.find((answer) => one("kbd", answer)?.textContent?.toLowerCase() === letter);
  const numbered = /^[1-9]$/.test(key) ? answers[Number(key) - 1] : undefined;
  const pressed = named ?? numbered;
  if (pressed) { pressed.click(); return true; }
  const drawer = DRAWERS[letter];
  if (drawer) { open(drawer); return true; }
  return false;
}

/** The seats are one stop: the arrows go clockwise and back, Home goes to one's own. */
function around(card: HTMLElement, key: string): boolean {
  const cards = stops();
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  const next = step ? cards[(cards.indexOf(card) + step + cards.length) % cards.length] : key === "Home" ? (one(".seat[data-you] .mask-card") ?? cards[0]) : undefined;
  if (!next) return false;
  stop(next);
  next.focus();
  return true;
}

const stops = (): HTMLElement[] => [...all(".seats .mask-card"), ...all(".centre .mask-card")];

function stop(card: HTMLElement): void {
  for (const other of stops()) other.tabIndex = other === card ? 0 : -1;
}

export function rove(): void {
  const cards = stops();
  const current = cards.find((card) => card === document.activeElement) ?? cards.find((card) => card.dataset.choose !== undefined) ?? one(".seat[data-you] .mask-card") ?? cards[0];
  if (current) stop(current);
}
