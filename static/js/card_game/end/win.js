/** The win of two realms: what the points come from. */
import { html } from "../../core/html.js";
import { winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { Piece } from "../../parts/piece.js";
import { WinFrame } from "../../table/end/win.js";
import { phone } from "../../table/layout.js";
import { lookOf } from "../../table/people/people.js";
import { Picture } from "../faces/signs.js";
import { OwnRealm } from "../table/arena.js";
import { partsOf } from "./points.js";

export function RealmsWin() {
  const number = /** @type {number} */ (winner.value);
  const look = lookOf(number);
  const pictures = {
    settlements: html`<${Piece} kind="settlement" look=${look} size=${44} />`, cities: html`<${Piece} kind="city" look=${look} size=${44} />`,
    cards: html`<${Icon} id="i-cards" size=${36} />`, tokens: html`<${Picture} id="token-mill" size=${40} />`,
  };
  const points = partsOf(number);
  return html`<${WinFrame} parts=${Object.entries(pictures).map(([key, picture]) => ({ key, picture, points: points[key], label: t(`cards-end-${key}`) }))}>${!phone.value && html`<${OwnRealm} />`}<//>`;
}
