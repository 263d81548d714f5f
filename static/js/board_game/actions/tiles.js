/** The build tiles: what can be built, what it costs, how many pieces are left, and why not now. */
import { computed } from "../../../vendor/signals.js";
import { html, Icon, onceRead, Piece, unheld, useUnread } from "../../parts/index.js";
import { pure } from "../../parts/pure.js";
import { useDeferred } from "../../core/deferred.js";
import { dedupedSignal, dedupedFor } from "../../core/deduped.js";
import { seat, unavailable } from "../../core/store.js";
import { factWords, t } from "../../core/text.js";
import { TileName } from "../../table/dock/tilename.js";
import { Key } from "../../table/topbar/bindings.js";
import { BUYING } from "./buycard.js";
import { actions, beginMove, may, mine, mode, myTurn, openCard, ownSeat, toggleMode } from "./choices.js";
import { open, phone } from "../../table/layout.js";
import { lookOf } from "../../table/people/people.js";
import { clearSelection } from "../../table/selection.js";
import { PIECES } from "../pieces.js";
import { cardWords } from "../rich.js";
import { explain } from "./status.js";
import { toggleTrade } from "../trade/trade.js";
import { lacksOnlyCards, whyNone } from "./whynot.js";
import { begunView } from "../seen.js";

/** @typedef {{id: string, action: string, cost: string, piece?: string, move?: string}} Tile `move`: the action that moves the piece */
/** @type {Tile[]} */
export const TILES = [
  ...PIECES.map(({ id, action, move }) => ({ id, action, cost: id, piece: id, move })),
  { id: "card", action: "BuyDevelopmentCard", cost: "development_card" },
];

/**
 * Whether it is the moment to build, so that each tile says something of its own. If not, what they say may wait for a frame: all change
 * with the turn.
 */
const building = computed(() => TILES.some(({ action }) => may(action) || unavailable.value.some(({ actions: named }) => named?.includes(action))));

/** @param {Tile} tile */
function costOf({ cost }) {
  return begunView().costs?.[cost] ?? {};
}

/** What is missing from my hand for this cost: `{ore: 1}`. */
function missing(cost, hand = mine.value?.hand ?? {}) {
  const lacking = {};
  for (const [kind, count] of Object.entries(cost)) if (count > (hand[kind] ?? 0)) lacking[kind] = count - (hand[kind] ?? 0);
  return lacking;
}

function piecesLeft({ id, piece }) {
  return id === "card" ? begunView().deck : mine.value?.left?.[piece];
}

/** The bank trade that would make it affordable, if a single one does: `{give, get, rate}`. */
function oneTradeAway(tile) {
  if (!lacksOnlyCards(tile.action)) return null;
  const lacking = missing(costOf(tile));
  const [get, ...more] = Object.keys(lacking);
  if (!get || more.length > 0 || lacking[get] > 1 || !may("TradeWithSupply")) return null;
  const { hand, rates } = ownSeat();
  const trade = actions.value.get("TradeWithSupply")?.find((action) => action.get === get && hand[action.give] - rates[action.give] >= (costOf(tile)[action.give] ?? 0));
  return trade ? { ...trade, rate: rates[trade.give] } : null;
}

/** Move a piece of the tile's kind, or say why not. @param {Tile} tile */
export function pressMove({ move }) {
  if (move === undefined) return;
  const reason = whyNone(move);
  open.value = null;
  if (reason) explain(reason);
  else if (mode.value === move) clearSelection();
  else beginMove(move);
}

/**
 * A tile may also move the piece that it builds: a press builds if that is possible, and the next press moves.
 * @param {Tile} tile
 */
export function pressTile(tile) {
  if (tile.move && may(tile.move) && (mode.value === tile.action || mode.value === tile.move || !may(tile.action))) {
    pressMove(tile);
    return;
  }
  const reason = whyNone(tile.action);
  const trade = reason && oneTradeAway(tile);
  if (trade) toggleTrade({ give: { [trade.give]: trade.rate }, get: { [trade.get]: 1 } });
  else if (reason) explain(reason);
  else if (tile.id === "card") {
    open.value = null;
    openCard(BUYING);
  } else {
    open.value = null;
    toggleMode(tile.action);
  }
}

/** What this game sells: everything with a price. */
export const sold = dedupedSignal(() => TILES.filter(({ cost }) => begunView().costs[cost]));

/** @returns {boolean} whether there are more tiles than usual */
export function isLongRow() {
  return sold.value.length > 4;
}

export function Tiles() {
  return html`${sold.value.map((tile) => html`<${BuildTile} key=${tile.id} tile=${tile} />`)}<${TradeTile} />`;
}

/** What a build tile shows. */
const shown = dedupedFor((tile) => {
  const why = whyNone(tile.action);
  const cost = costOf(tile);
  return {
    why, cost,
    movable: tile.move !== undefined && may(tile.move),
    trade: why && oneTradeAway(tile),
    left: piecesLeft(tile),
    lacking: (myTurn.value || building.value) && begunView().turn.number > 0 ? missing(cost) : {},
  };
});

function BuildTile({ tile }) {
  const { why, trade, left, cost, lacking, movable } = useDeferred(shown(tile), "tiles", building.value);
  const moving = tile.move !== undefined && mode.value === tile.move;
  const on = mode.value === tile.action || moving;
  const box = useUnread(on);
  const name = t(`tile-${tile.id}${phone.value || isLongRow() ? "-short" : ""}`);
  const label = factWords([t("tile-label", { name: t(`tile-${tile.id}`), cost: cardWords(cost) }), left !== undefined && t(tile.id === "card" ? "tile-deck" : "tile-left", { left }), why, movable && t("tile-may-move")]);
  return html`<button type="button" ref=${box} class=${`tile ${on ? "on" : ""} ${why && !movable ? "off" : ""}`} data-tile=${tile.id} aria-label=${label} title=${why ?? undefined}
      aria-disabled=${why && !trade && !movable ? "true" : undefined} aria-pressed=${tile.id === "card" ? undefined : String(on)} onClick=${onceRead(() => pressTile(tile))} onKeyDown=${unheld}>
    <${Key} of=${tile.id} />
    ${left !== undefined && html`<span class="left">${left}</span>`}
    <span class="pic">${tile.piece ? html`<${Piece} kind=${tile.piece} look=${lookOf(seat.value ?? 0)} size=${44} />` : html`<span class="card-back"><${Icon} id="dev-back" size=${34} /></span>`}</span>
    <${TileName} name=${name} />
    ${moving ? html`<span class="moving"><${Icon} id="i-${tile.id}-move" size=${15} />${t("tile-moving")}</span>` : html`<${Cost} cost=${cost} lacking=${lacking} counted=${phone.value || isLongRow()} />`}
    ${movable && !moving && html`<span class="may-move" title=${t("tile-may-move")}><${Icon} id="badge-move" size=${22} label=${t("tile-may-move")} /></span>`}
    ${trade && !moving && html`<span class="via">${trade.rate}:1</span>`}
  </button>`;
}

const Cost = pure(function Cost({ cost, lacking, counted }) {
  const kinds = ["ore", "brick", "lumber", "wool", "grain"].filter((kind) => cost[kind]);
  if (counted) return html`<span class=${`cost ${kinds.length > 3 ? "four" : ""}`}>
    ${kinds.map((kind) => html`<span key=${kind} class=${`counted ${lacking[kind] ? "miss" : ""}`}>${cost[kind] > 1 ? cost[kind] : ""}<${Icon} id="res-${kind}" size=${12} /></span>`)}
  </span>`;
  const goods = kinds.flatMap((kind) => Array.from({ length: cost[kind] }, (_, copy) => ({ kind, lacks: copy >= cost[kind] - (lacking[kind] ?? 0) })));
  return html`<span class=${`cost ${goods.length > 4 ? "long" : ""}`}>
    ${goods.map(({ kind, lacks }, index) => html`<span key=${index} class=${lacks ? "miss" : ""}><${Icon} id="res-${kind}" size=${17} /></span>`)}
  </span>`;
});

/** What the trade panel is for. */
const TRADES = ["OfferTrade", "TradeWithSupply"];

/** What the trade tile shows. */
const trading = dedupedSignal(() => {
  const why = whyNone(...TRADES);
  return { can: why === null, why: why ?? undefined, best: Math.min(...Object.values(ownSeat().rates)) };
});

/** Open the trade panel, or say why not. */
export function pressTrade() {
  const why = whyNone(...TRADES);
  if (why) explain(why);
  else toggleTrade();
}

function TradeTile() {
  const { can, why, best } = useDeferred(trading.value, "tiles", building.value);
  const box = useUnread(open.value === "trade");
  return html`<button type="button" ref=${box} class=${`tile trade ${open.value === "trade" ? "on" : ""} ${why ? "off" : ""}`} data-tile="trade" aria-label=${factWords([t("tile-trade"), why])}
      title=${why} aria-disabled=${why ? "true" : undefined} aria-pressed=${String(open.value === "trade")} onClick=${onceRead(pressTrade)} onKeyDown=${unheld}>
    <${Key} of="trade" />
    <span class="pic"><${Icon} id="i-trade" size=${40} /></span>
    <${TileName} name=${t(myTurn.value || !can || may("TradeWithSupply") ? "tile-trade" : "tile-propose")} />
    <span class="cost"><span class="tag"><${Icon} id="i-harbor" size=${13} />${best}:1</span></span>
  </button>`;
}
