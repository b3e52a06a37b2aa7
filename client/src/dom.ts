/** The few words this script needs to speak with a document. */

export const one = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E | null => within.querySelector<E>(selector);

export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] => [...within.querySelectorAll<E>(selector)];

export const main = (): HTMLElement | null => one("#table");

/** Sentences of the page's language lie in its own markup: data-text-<name> of the page. */
export const text = (name: string): string => one("[data-stream]")?.getAttribute(`data-text-${name}`) ?? "";

/** Whether the answer to a shortcut would end up in a text field. */
export const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || (target instanceof HTMLInputElement && !/^(radio|checkbox|button|submit)$/.test(target.type)));
