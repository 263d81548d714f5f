/** The palette: land and sea, numbers, harbors and starts, each a brush. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { terrainWord } from "./mapwords.js";

/** @typedef {import("./mapdraft.js").Brush} Brush */
/** @typedef {{brush: Brush, picture: string, word: string, key?: string}} Tool */

const TERRAINS = ["forest", "hills", "pasture", "fields", "mountains", "desert", "gold"];
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const HARBORS = ["any", "brick", "lumber", "wool", "grain", "ore"];

/** The brushes for land and sea, with the keys 1 to 0 and E. @returns {Tool[]} */
function grounds() {
  /** @type {Omit<Tool, "key">[]} */
  const tools = [
    ...TERRAINS.map((value) => ({ brush: /** @type {Brush} */ ({ kind: "terrain", value }), picture: `hex-${value}`, word: terrainWord(value) })),
    { brush: { kind: "pool", value: "fog" }, picture: "hex-fog", word: terrainWord("fog") },
    { brush: { kind: "terrain", value: "sea" }, picture: "hex-sea", word: terrainWord("sea") },
    { brush: { kind: "pool", value: "any" }, picture: "hex-deal", word: terrainWord("deal") },
    { brush: { kind: "pool", value: "either" }, picture: "hex-random", word: terrainWord("random") },
    { brush: { kind: "erase" }, picture: "i-no", word: t("drawn-erase") },
  ];
  return tools.map((tool, at) => ({ ...tool, ...(at < 10 && { key: String((at + 1) % 10) }) }));
}

/** @returns {Tool[]} */
const numbers = () => [
  ...NUMBERS.map((value) => ({ brush: /** @type {Brush} */ ({ kind: "number", value }), picture: `token-${value}`, word: t("drawn-number", { number: value }) })),
  { brush: { kind: "number" }, picture: "token-none", word: t("drawn-no-number") },
];

/** @returns {Tool[]} */
const harbors = () => [
  ...HARBORS.map((value) => ({
    brush: /** @type {Brush} */ ({ kind: "harbor", value }), picture: `harbor-${value}`,
    word: value === "any" ? t("table-harbor-any") : t("table-harbor-one", { kind: value }),
  })),
  { brush: { kind: "harbor" }, picture: "i-no", word: t("drawn-no-harbor") },
  { brush: { kind: "start" }, picture: "i-flag", word: t("drawn-start") },
];

/** The brushes that a key goes through. @type {Record<string, () => Tool[]>} */
const LISTS = { n: numbers, b: harbors, e: () => grounds().slice(-1) };

/** @param {Brush} one @param {Brush} other */
const isSame = (one, other) => one.kind === other.kind && one.value === other.value;

/**
 * The brush of a key: 1 to 0 for land and sea, N and B for numbers and harbors, one after the other.
 * @param {string} key
 * @param {Brush} brush
 * @returns {Brush | undefined}
 */
export function brushOfKey(key, brush) {
  const ground = grounds().find((tool) => tool.key === key);
  if (ground) return ground.brush;
  const list = LISTS[key.toLowerCase()]?.();
  return list && list[(list.findIndex((tool) => isSame(tool.brush, brush)) + 1) % list.length].brush;
}

/**
 * @param {{brush: Brush, onChoose: (brush: Brush) => void, onFill: () => void, busy: boolean}} props
 */
export function MapPalette({ brush, onChoose, onFill, busy }) {
  return html`<aside class="map-palette" aria-label=${t("drawn-palette")}>
    <${Tools} title=${t("drawn-ground")} tools=${grounds()} named=${true} brush=${brush} onChoose=${onChoose} />
    <${Tools} title=${t("drawn-numbers")} tools=${numbers()} brush=${brush} onChoose=${onChoose} />
    <${Tools} title=${t("drawn-harbors")} tools=${harbors()} brush=${brush} onChoose=${onChoose} />
    <${Button} icon="dice" busy=${busy} onClick=${onFill}>${t("drawn-fill")}<//>
  </aside>`;
}

/** @param {{title: string, tools: Tool[], named?: boolean, brush: Brush, onChoose: (brush: Brush) => void}} props */
function Tools({ title, tools, named = false, brush, onChoose }) {
  return html`<section>
    <h2>${title}</h2>
    <div class="map-tools ${named ? "named" : ""}" role="group" aria-label=${title}>
      ${tools.map((tool) => html`<button key=${tool.picture + tool.word} type="button" class="map-tool" aria-pressed=${String(isSame(tool.brush, brush))}
        aria-label=${tool.word} title=${tool.key ? t("drawn-with-key", { what: tool.word, key: tool.key }) : tool.word} onClick=${() => onChoose(tool.brush)}>
        <${Icon} id=${tool.picture} size=${named ? 46 : 34} />${named && html`<span aria-hidden="true">${tool.word}</span>`}
      </button>`)}
    </div>
  </section>`;
}
