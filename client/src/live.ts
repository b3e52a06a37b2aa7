/** The living table: the stream brings the page's <main>, which is morphed in place; forms are sent without leaving the page. */

import { Idiomorph } from "idiomorph";
import { choosing, restore } from "./choose";
import { clocks } from "./clock";
import { all, main, one, text } from "./dom";
import { drawers, news } from "./drawers";
import { keys, rove } from "./keys";
import { finish, play, type Move, snapshot } from "./motion";
import { sound } from "./sound";
import { urge, voice } from "./voice";

export function live(page: HTMLElement): void {
  choosing();
  keys();
  drawers();
  document.addEventListener("submit", submit);
  document.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) event.target.closest<HTMLFormElement>("form[data-auto]")?.requestSubmit();
  });
  for (const press of ["pointerdown", "keydown"]) document.addEventListener(press, hurry, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => { if (document.hidden) hurry(); });
  settle();
  listen(page);
}

function listen(page: HTMLElement): void {
  const source = new EventSource(`${page.dataset.stream}?seen=${main()?.dataset.seen ?? 0}`);
  source.addEventListener("message", (event) => update((event as MessageEvent<string>).data));
  source.addEventListener("leave", () => location.reload());
  source.addEventListener("open", () => page.removeAttribute("data-offline"));
  source.addEventListener("error", () => page.setAttribute("data-offline", ""));
}

/** Pages that have arrived while a story is told: each waits for the end of the one before. */
let waiting: { html: string; arrived: number }[] = [];
let telling = 0;

function update(html: string): void {
  waiting.push({ html, arrived: performance.now() });
  if (document.hidden || waiting.length > 5) hurry();
  else if (!telling) next();
}

function next(): void {
  telling = 0;
  const page = waiting.shift();
  if (!page) return;
  const wait = show(page.html, page.arrived);
  if (wait > 0) telling = window.setTimeout(next, wait);
  else next();
}

/** Somebody pressed something, or many pages wait: everything arrives at once. */
function hurry(): void {
  window.clearTimeout(telling);
  finish();
  while (waiting.length > 1) { const page = waiting.shift(); if (page) { show(page.html, page.arrived); finish(); } }
  next();
}

function show(html: string, arrived: number): number {
  const before = main();
  const after = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("#table");
  if (!before || !after) return 0;
  // From the lobby to the table everything around changes as well.
  if (after.className !== before.className) { location.reload(); return 0; }
  finish();
  const was = snapshot();
  const scrolled = all(".log, .chat", before).map((box) => [box, box.scrollHeight - box.scrollTop - box.clientHeight < 40] as const);
  Idiomorph.morph(before, after, {
    morphStyle: "outerHTML",
    callbacks: {
      // A form that somebody is filling in stays as it is.
      beforeNodeMorphed: (old: Node, fresh: Node) => !(mine(old) && mine(fresh)),
      // What this script has set on living nodes is not the server's to take away.
      // The stream repeats the newest part of the log; what stands above it stays, unless remembering is the game.
      beforeNodeRemoved: (node: Node) => !(node instanceof HTMLElement && node.matches("#log-lines:not([data-memory=strict]) > .log__line")),
      beforeAttributeUpdated: (name: string) => !["style", "tabindex", "open"].includes(name),
    },
  });
  for (const [box, atEnd] of scrolled) if (atEnd) box.scrollTop = box.scrollHeight;
  settle(arrived);
  voice();
  news();
  const moves = JSON.parse(main()?.dataset.moves ?? "[]") as Move[];
  // A game's own script tells what only it knows, and says how long that takes; on "finish" it arrives at once.
  const story = new CustomEvent("story", { detail: { moves, sound, wait: 0 } });
  document.dispatchEvent(story);
  return Math.max(play(moves, was), story.detail.wait);
}

const mine = (node: Node): boolean => node instanceof HTMLElement && node.dataset.mine !== undefined;

/** What every new page needs, the first one too. */
function settle(arrived?: number): void {
  restore();
  rove();
  clocks(arrived);
  const asked = one("#question");
  document.title = document.title.replace(/^● /, "");
  if (asked && asked.dataset.kind !== "none") document.title = `● ${document.title}`;
}

async function submit(event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.send === undefined) return;
  event.preventDefault();
  // What was chosen from a menu is done: the menu does not stay over the table.
  form.closest<HTMLElement>("[popover]")?.hidePopover();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) body.append(name, String(value));
  const asked = form.closest("#question");
  asked?.setAttribute("aria-busy", "true");
  if (asked instanceof HTMLElement) asked.focus({ preventScroll: true });
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "text/vnd.antifaz" }, credentials: "same-origin" });
    if (answer.redirected) location.assign(answer.url);
    else if (answer.ok) { if (form.dataset.send === "chat") form.reset(); }
    else urge(await answer.text());
  } catch {
    urge(text("offline"));
  }
  asked?.removeAttribute("aria-busy");
}
