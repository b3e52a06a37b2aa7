// Builds the browser's share into src/antifaz/web/static: one script, one stylesheet, the drawings. `--watch` repeats it.
import { build, context } from "esbuild";
import { cpSync, mkdirSync, readdirSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "..", "src", "antifaz");
const out = process.env.ANTIFAZ_STATIC ?? join(source, "web", "static");

/** A drawing without its remarks and line breaks. */
function slim(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, readFileSync(from, "utf8").replace(/<!--[\s\S]*?-->/g, "").replace(/>\s+</g, "><").trim() + "\n");
}

function drawings() {
  for (const name of readdirSync(join(here, "art"))) slim(join(here, "art", name), join(out, name));
  for (const game of readdirSync(join(source, "games"))) {
    const assets = join(source, "games", game, "assets");
    if (!existsSync(assets)) continue;
    for (const name of readdirSync(assets))
      (name.endsWith(".svg") ? slim : cpSync)(join(assets, name), join(out, game, name));
  }
}

const options = {
  entryPoints: [
    { in: join(here, "src", "main.ts"), out: "antifaz" },
    { in: join(here, "css", "antifaz.css"), out: "antifaz" },
  ],
  bundle: true, minify: true, format: "esm", target: ["es2022", "chrome120", "firefox128", "safari17.4"],
  outdir: out, entryNames: "[name]", legalComments: "none", logLevel: "info",
};

mkdirSync(out, { recursive: true });
drawings();
if (process.argv.includes("--watch")) await (await context(options)).watch();
else await build(options);
