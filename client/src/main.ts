/** The browser's share of Antifaz. Every page works without it; with it the table moves, speaks and answers without reloading. */

import { live } from "./live";
import { pages } from "./pages";
import { settings } from "./settings";

document.documentElement.dataset.script = "";
settings();
pages();
const page = document.querySelector<HTMLElement>("[data-stream]");
if (page) live(page);
