/** Masks in play, log and chat: on a phone they open over the table by their address (#log), so that "back" closes them. */

import { all, one } from "./dom";

let opener: HTMLElement | null = null;
let read = chats();

function chats(): number {
  return all("#chat-lines .bubble").length;
}

export function drawers(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && one(`.side > ${link.getAttribute("href") ?? ""}`.replace(/#table$/, "#none"))) opener = link;
  });
  addEventListener("hashchange", opened);
  bottom();
}

function opened(): void {
  const drawer = one(".side > section:target");
  if (drawer) {
    bottom();
    one("h2", drawer)?.focus({ preventScroll: true });
    if (drawer.id === "chat") news();
  } else {
    (opener?.isConnected ? opener : one("#question"))?.focus({ preventScroll: true });
    opener = null;
  }
}

/** The newest sentences are below. */
function bottom(): void {
  for (const box of all(".log, .chat")) box.scrollTop = box.scrollHeight;
}

/** By keyboard: whatever had the focus gets it back. */
export function open(drawer: string): void {
  const focused = document.activeElement;
  opener = focused instanceof HTMLElement && focused !== document.body ? focused : null;
  location.hash = drawer;
  one(`${drawer} h2`)?.focus();
}

export function close(): boolean {
  if (!one(".side > section:target")) return false;
  location.hash = "#table";
  return true;
}

/** How much was said in the chat while nobody could see it. */
export function news(): void {
  const chat = one("#chat");
  const visible = chat !== null && chat.getClientRects().length > 0;
  if (visible) read = chats();
  const mark = one("#chat-new");
  if (!mark) return;
  const fresh = chats() - read;
  mark.hidden = fresh <= 0;
  mark.textContent = String(fresh);
}
