/** One symbol of the sprite. Without a label it is decoration and hidden from assistive technology. */
import { html } from "../core/html.js";
import { pure } from "./pure.js";
import { picture, symbol } from "../core/sprite.js";

export { symbol };

/** Line drawings have the color of the text around them; everything else has its own. */
const LINE_DRAWING = /^i-/;

/**
 * @typedef {{id: string, look?: number, size?: number, label?: string, class?: string}} Drawing `id` as in sprite.svg: "i-trade", "res-ore";
 *   `look`: of the seat whose colors it has
 */
/** @param {Drawing} props */
export const Icon = pure(function Icon(props) {
  return html`<${LINE_DRAWING.test(props.id) ? LineDrawing : Picture} ...${props} />`;
});

/** @param {Drawing} props */
function LineDrawing({ id, size = 18, label, class: name }) {
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${name} width=${size} height=${size} viewBox="0 0 24 24" ...${role}><use href=${symbol(id)} width="24" height="24" /></svg>`;
}

/** @param {Drawing} props */
function Picture({ id, look, size = 18, label, class: name }) {
  return html`<img class=${name} width=${size} height=${size} src=${picture(id, look)} alt=${label ?? ""} decoding="sync" data-symbol=${id} />`;
}
