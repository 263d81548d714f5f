/** The win at the board: what the points come from, each piece with its own, and the cards that were hidden. */
import { useEffect } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { lobby, winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { Piece } from "../../parts/piece.js";
import { useStatistics } from "../../table/end/statistics.js";
import { WinFrame } from "../../table/end/win.js";
import { lookOf } from "../../table/people/people.js";
import { worths } from "../board/winmarks.js";
import { Unplayed } from "../players/opponents.js";
import { routeIcon } from "../routes.js";
import { begunView } from "../seen.js";

const KINDS = { settlements: "settlement", cities: "city" };

export function Win() {
  const { figures } = useStatistics(lobby.value.code);
  const number = /** @type {number} */ (winner.value);
  const parts = figures?.seats[number].parts;
  useEffect(() => {
    if (!parts) return undefined;
    const count = (kind) => Object.values(begunView().buildings).filter((each) => each.seat === number && each.kind === kind).length;
    worths.value = Object.fromEntries(Object.entries(KINDS).map(([part, kind]) => [kind, parts[part] / count(kind)]));
    return () => void (worths.value = {});
  }, [parts]);
  const look = lookOf(number);
  const pictures = {
    settlements: html`<${Piece} kind="settlement" look=${look} size=${44} />`, cities: html`<${Piece} kind="city" look=${look} size=${44} />`,
    army: html`<${Icon} id="i-army" size=${36} />`, road: html`<${Icon} id=${routeIcon.value} size=${36} />`,
    cards: html`<${Icon} id="dev-victory-point" size=${36} />`, other: html`<${Icon} id="i-vp" size=${36} />`,
  };
  return html`<${WinFrame} Held=${Held} parts=${parts ? Object.entries(pictures).map(([key, picture]) => ({ key, picture, points: parts[key] ?? 0, label: t(`column-${key}`) })) : []} />`;
}

function Held({ seat }) {
  return html`<${Unplayed} cards=${begunView().seats[seat].unplayed ?? {}} />`;
}
