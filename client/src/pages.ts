/** Small helps on the pages around the table: copy and share a link, count up and down, place a "why?" beside its button. */

import { all, one } from "./dom";

export function pages(): void {
  for (const button of all("[data-copy]")) button.addEventListener("click", () => void copy(button));
  for (const button of all<HTMLButtonElement>("[data-count]")) button.addEventListener("click", () => count(button));
  for (const radio of all<HTMLInputElement>("[data-players]")) radio.addEventListener("change", () => limits(radio));
  const chosen = one<HTMLInputElement>("[data-players]:checked");
  if (chosen) limits(chosen);
  document.addEventListener("toggle", place, { capture: true });
}

async function copy(button: HTMLElement): Promise<void> {
  const link = one<HTMLInputElement>(button.dataset.copy ?? "");
  if (!link) return;
  try {
    if (button.dataset.share !== undefined && navigator.share) await navigator.share({ url: link.value });
    else await navigator.clipboard.writeText(link.value);
    button.dataset.done = "";
  } catch {
    link.select();
  }
}

function count(button: HTMLButtonElement): void {
  const number = one<HTMLInputElement>("input", button.parentElement ?? document);
  if (button.dataset.count === "1") number?.stepUp(); else number?.stepDown();
  number?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** How many may play depends on what is played; so do the scenarios. */
function limits(radio: HTMLInputElement): void {
  const form = radio.form;
  const number = form && one<HTMLInputElement>("input[name=players]", form);
  if (!form || !number) return;
  const [least = "2", most = "13"] = (radio.dataset.players ?? "").split("-");
  number.min = least;
  number.max = most;
  number.value = String(Math.min(Number(most), Math.max(Number(least), Number(number.value))));
  for (const part of all("[data-for]", form)) {
    part.hidden = !(part.dataset.for ?? "").split(" ").includes(radio.value);
    // What does not belong to the game is not sent with it.
    for (const field of [part, ...all("input, select", part)]) field.toggleAttribute("disabled", part.hidden);
  }
}

/** A popover that explains stands beside what it explains, where there is room. */
function place(event: Event): void {
  const note = event.target;
  if (!(note instanceof HTMLElement) || !note.matches(".why__text") || !note.matches(":popover-open")) return;
  const button = one(`[popovertarget="${note.id}"]`);
  if (!button || innerWidth < 700) return;
  const from = button.getBoundingClientRect();
  const size = note.getBoundingClientRect();
  const above = from.top > size.height + 16;
  note.style.margin = "0";
  note.style.inset = "auto";
  note.style.left = `${Math.max(8, Math.min(innerWidth - size.width - 8, from.left))}px`;
  note.style.top = `${above ? from.top - size.height - 8 : from.bottom + 8}px`;
}
