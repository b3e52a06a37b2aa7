/** The score sheet as a picture to be shared: drawn anew from what the page shows, with the page's own drawings. */

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

const SIZE = 1200;
const COLOURS = { green: "#35794a", red: "#b5382a", blue: "#2f6a9e", yellow: "#cf9a1a" };
/** A comarca is told by its weave as well as by its colour. */
const WEAVES = { green: "M-2 10L10 -2M4 16L16 4", red: "M3 3h.1M9 9h.1", blue: "M0 8q3 -6 6 0t6 0", yellow: "M0 10l6 -6l6 6" };
const weaves = Object.entries(WEAVES).map(([colour, path]) => `<pattern id="weave-${colour}" width="12" height="12" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.5" stroke-linecap="round"/></pattern>`).join("");
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function card(node, x, y, w) {
  const hue = COLOURS[node.dataset.colour] ?? "#555";
  const [figure, left, right] = all("use", node).map((use) => use.getAttribute("href").split("#")[1]);
  const half = (id, mirrored) => `<g transform="translate(${mirrored ? x : x + w} ${y + w * 0.52}) scale(${mirrored ? -1 : 1} 1)"><use href="#${id}" x="${-w * 0.2}" width="${w * 0.2}" height="${w * 0.4}"/></g>`;
  const points = one(".lm-pts", node)?.textContent;
  return `<rect x="${x}" y="${y}" width="${w}" height="${w * 1.36}" fill="#fbf4e6"/><rect x="${x}" y="${y}" width="${w}" height="${w * 1.36}" fill="${hue}" fill-opacity=".16" stroke="${hue}"/><rect x="${x}" y="${y}" width="${w}" height="${w * 0.1}" fill="${hue}"/><rect x="${x}" y="${y}" width="${w}" height="${w * 0.1}" fill="url(#weave-${node.dataset.colour})"/>`
    + `<use href="#${figure}" x="${x + w * 0.13}" y="${y + w * 0.2}" width="${w * 0.74}" height="${w * 1.08}" color="${hue}"/>${half(left, true)}${half(right, false)}`
    + `<path d="M${x} ${y}h${w * 0.28}v${w * 0.2}l${-w * 0.14} ${w * 0.1}l${-w * 0.14} ${-w * 0.1}z" fill="#21121f"/><text x="${x + w * 0.14}" y="${y + w * 0.18}" text-anchor="middle" font-weight="800" font-size="${w * 0.17}" fill="#fff">${one(".lm-card__fb", node)?.textContent ?? ""}</text>`
    + (points ? `<rect x="${x + w / 2 - w * 0.2}" y="${y - w * 0.15}" width="${w * 0.4}" height="${w * 0.26}" rx="${w * 0.13}" fill="#cf9a35" stroke="#8d611a"/><text x="${x + w / 2}" y="${y + w * 0.045}" text-anchor="middle" font-weight="750" font-size="${w * 0.19}" fill="#271704">${points}</text>` : "");
}

function drawn(symbols) {
  const ranks = all(".lm-rank__one");
  const best = all('.lm-score[data-sheet="1"] .lm-card');
  const w = Math.min(170, (SIZE - 120) / best.length);
  const top = 150;
  const rows = top + w * 1.36 + 70;
  const height = rows + ranks.length * 92 + 40;
  const start = (SIZE - best.length * w) / 2;
  const lines = ranks.map((rank, index) => {
    const y = rows + index * 92;
    const parts = all(".lm-break > span", rank).map((part) => [part.firstChild.textContent, one("small", part).textContent]);
    const cards = all(".lm-parade .lm-card", rank);
    return `<rect x="40" y="${y}" width="${SIZE - 80}" height="82" rx="10" fill="${rank.dataset.winner === undefined ? "#fffdf9" : "#e6bd63"}" stroke="#b9a99a"/>`
      + `<text x="64" y="${y + 51}" font-family="serif" font-weight="600" font-size="28" fill="#241a2c">${escaped(one(".name", rank).textContent)}</text><text x="390" y="${y + 54}" text-anchor="end" font-weight="700" font-size="38" fill="#241a2c">${one(".amount", rank).textContent}</text>`
      + parts.map(([points, name], n) => `<text x="${450 + n * 92}" y="${y + 40}" text-anchor="middle" font-weight="650" font-size="20" fill="#241a2c">${points}</text><text x="${450 + n * 92}" y="${y + 60}" text-anchor="middle" font-size="13" fill="#5d5168">${escaped(name)}</text>`).join("")
      + cards.map((node, n) => card(node, SIZE - 60 - (cards.length - n) * 46, y + 9, 46)).join("");
  });
  return [height, `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${height}" viewBox="0 0 ${SIZE} ${height}" font-family="system-ui, sans-serif"><defs>${weaves}</defs>${symbols}<rect width="100%" height="100%" fill="#e4eaee"/>`
    + `<rect width="100%" height="${rows - 24}" fill="#274558"/><use href="#village" x="0" y="70" width="${SIZE}" height="${top + w * 0.85 - 70}" color="#1b3448"/><rect y="${top + w * 0.85}" width="100%" height="${rows - 24 - top - w * 0.85}" fill="#f7fbfd"/>`
    + `<text x="${SIZE / 2}" y="72" text-anchor="middle" font-family="serif" font-weight="600" font-size="44" fill="#fff">${escaped(one("[data-picture]").dataset.title)}</text>`
    + `${best.map((node, index) => card(node, start + index * w, top, w)).join("")}${lines.join("")}<text x="${SIZE - 40}" y="${height - 14}" text-anchor="end" font-size="15" fill="#5d5168">Las Mascaradas · Antifaz</text></svg>`];
}

export async function picture(sprite) {
  const symbols = (await (await fetch(sprite)).text()).replace(/<svg[^>]*>/, '<svg width="0" height="0">');
  const [height, svg] = drawn(symbols);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const file = new File([blob], "mascaradas.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) { await navigator.share({ files: [file] }).catch(() => undefined); return; }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
