/** What a person sets for this browser: theme (a cookie, so that the server knows it too), sounds, shortcuts. */

import { all } from "./dom";

const store = {
  get: (name: string): string | null => { try { return localStorage.getItem(name); } catch { return null; } },
  set: (name: string, value: string): void => { try { localStorage.setItem(name, value); } catch { /* a private window forgets */ } },
};

export const sounds = (): boolean => store.get("sounds") !== "off";
export const shortcuts = (): boolean => store.get("shortcuts") !== "off";

export function settings(): void {
  for (const box of all<HTMLInputElement>("[data-setting]")) {
    box.checked = store.get(box.dataset.setting ?? "") !== "off";
    box.addEventListener("change", () => store.set(box.dataset.setting ?? "", box.checked ? "on" : "off"));
  }
  for (const button of all("[data-theme-choice]")) button.addEventListener("click", () => theme(button.dataset.themeChoice ?? "auto"));
}

function theme(name: string): void {
  document.documentElement.dataset.theme = name;
  document.cookie = `theme=${name}; Path=/; Max-Age=31536000; SameSite=Lax`;
  for (const button of all("[data-theme-choice]")) button.setAttribute("aria-pressed", String(button.dataset.themeChoice === name));
}
