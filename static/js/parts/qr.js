/** The link as a picture for a phone's camera. */
import { useMemo } from "../../vendor/hooks.js";
import { generate } from "../../vendor/lean-qr.js";
import { html } from "../core/html.js";
import { t } from "../core/text.js";

const QUIET = 2;

/**
 * @param {{text: string}} props
 */
export function QrCode({ text }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  const side = size + 2 * QUIET;
  return html`<svg class="qr" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" role="img" aria-label=${t("qr-label")} shape-rendering="crispEdges">
    <path d=${path} />
  </svg>`;
}

/** @param {string} text @returns {{size: number, path: string}} */
function draw(text) {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size: code.size, path };
}
