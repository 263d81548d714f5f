/** The build tiles: what one may build, what it costs, how many pieces are left, and why not now. */
import { computed } from "../../vendor/signals.js";
import { html, Icon, onceRead, Piece, unheld, useUnread } from "../parts/index.js";
import { pure } from "../parts/pure.js";
import { useLater } from "../late.js";
import { steady, steadyFor } from "../steady.js";
import { over, paused, seat, view } from "../store.js";
import { t } from "../text.js";
import { Key } from "./bindings.js";
import { BUYING } from "./buycard.js";
import { actions, cardPanel, decision, formOf, may, mine, mode, myTurn, stepBack, toggleMode } from "./choices.js";
import { open, phone } from "./layout.js";
import { lookOf } from "./people.js";
import { cardWords, countOf } from "./rich.js";
import { explain } from "./status.js";
import { toggleTrade } from "./trade.js";

/** @typedef {{id: string, action: string, cost: string, piece?: string}} Tile */
export const TILES = [
  { id: "road", action: "BuildRoad", cost: "road", piece: "road" },
  { id: "bridge", action: "BuildBridge", cost: "bridge", piece: "bridge" },
  { id: "settlement", action: "BuildSettlement", cost: "settlement", piece: "settlement" },
  { id: "city", action: "BuildCity", cost: "city", piece: "city" },
  { id: "card", action: "BuyDevelopmentCard", cost: "development_card" },
];

/** Whether I may build now, in my turn or between two turns. If not, what tiles say may wait for a frame: all of them change when the turn does. */
const building = computed(() => ["Play", "SpecialBuilding", "PairedTurn"].includes(decision.value?.kind));

/** @param {Tile} tile */
function costOf({ cost }) {
  return view.value.costs?.[cost] ?? {};
}

/** What is missing from my hand for this cost: `{ore: 1}`. */
export function missing(cost, hand = mine.value?.hand ?? {}) {
  const lacking = {};
  for (const [kind, count] of Object.entries(cost)) if (count > (hand[kind] ?? 0)) lacking[kind] = count - (hand[kind] ?? 0);
  return lacking;
}

/** Why the tile cannot be pressed, in the order in which one would ask; null when it can. */
export function whyNot(tile) {
  if (may(tile.action)) return null;
  if (seat.value === null) return t("why-watching");
  if (over.value) return t("why-over");
  if (paused.value) return t("status-paused");
  if (view.value.turn.number === 0) return t("why-set-up");
  if (!myTurn.value && !building.value) return t("why-not-your-turn");
  if (!building.value && decision.value?.kind !== "Roll") return t("why-first");
  if (mustRoll()) return t("why-roll-first");
  if (piecesLeft(tile) === 0) return t(tile.id === "card" ? "why-no-cards" : "why-no-pieces");
  const lacking = missing(costOf(tile));
  if (countOf(lacking) > 0) return t("why-missing", { cards: cardWords(lacking) });
  return t("why-no-spot");
}

/** Whether the dice have to be rolled before anything is built: some turns have two rolls. */
function mustRoll() {
  return view.value.turn.dice === undefined || decision.value?.kind === "Roll";
}

function piecesLeft({ id, piece }) {
  return id === "card" ? view.value.deck : mine.value?.left?.[piece];
}

/** The bank trade that would make it affordable, if a single one does: `{give, get, rate}`. */
function oneTradeAway(tile) {
  const lacking = missing(costOf(tile));
  const [get, ...more] = Object.keys(lacking);
  if (!get || more.length > 0 || lacking[get] > 1 || !may("TradeWithSupply") || piecesLeft(tile) === 0) return null;
  const { hand, rates } = mine.value;
  const trade = actions.value.get("TradeWithSupply").find((action) => action.get === get && hand[action.give] - rates[action.give] >= (costOf(tile)[action.give] ?? 0));
  return trade ? { ...trade, rate: rates[trade.give] } : null;
}

/** @param {Tile} tile */
export function pressTile(tile) {
  const reason = whyNot(tile);
  const trade = reason && oneTradeAway(tile);
  if (trade) toggleTrade({ give: { [trade.give]: trade.rate }, get: { [trade.get]: 1 } });
  else if (reason) explain(reason);
  else if (tile.id === "card") {
    open.value = null;
    stepBack();
    cardPanel.value = BUYING;
  } else {
    open.value = null;
    toggleMode(tile.action);
  }
}

/** What this game sells: whatever it has a price for. */
export const sold = steady(() => TILES.filter(({ cost }) => view.value.costs[cost]));

/** @returns {boolean} whether there are more tiles than usual */
export function isLongRow() {
  return sold.value.length > 4;
}

export function Tiles() {
  return html`${sold.value.map((tile) => html`<${BuildTile} key=${tile.id} tile=${tile} />`)}<${TradeTile} />`;
}

/** What a build tile shows. */
const shown = steadyFor((tile) => {
  const why = whyNot(tile);
  const cost = costOf(tile);
  return {
    why, cost,
    trade: why && oneTradeAway(tile),
    left: piecesLeft(tile),
    lacking: (myTurn.value || building.value) && view.value.turn.number > 0 ? missing(cost) : {},
  };
});

function BuildTile({ tile }) {
  const { why, trade, left, cost, lacking } = useLater(shown(tile), "tiles", building.value);
  const on = mode.value === tile.action;
  const box = useUnread(on);
  const name = t(`tile-${tile.id}${phone.value || isLongRow() ? "-short" : ""}`);
  const label = [t("tile-label", { name: t(`tile-${tile.id}`), cost: cardWords(cost) }), left !== undefined && t(tile.id === "card" ? "tile-deck" : "tile-left", { left }), why].filter(Boolean).join("; ");
  return html`<button type="button" ref=${box} class=${`tile ${on ? "on" : ""} ${why ? "off" : ""}`} data-tile=${tile.id} aria-label=${label} title=${why ?? undefined}
      aria-disabled=${why && !trade ? "true" : undefined} aria-pressed=${tile.id === "card" ? undefined : String(on)} onClick=${onceRead(() => pressTile(tile))} onKeyDown=${unheld}>
    <${Key} of=${tile.id} />
    ${left !== undefined && html`<span class="left">${left}</span>`}
    <span class="pic">${tile.piece ? html`<${Piece} kind=${tile.piece} look=${lookOf(seat.value ?? 0)} size=${44} />` : html`<span class="card-back"><${Icon} id="dev-back" size=${34} /></span>`}</span>
    <span class="name">${name}</span>
    <${Cost} cost=${cost} lacking=${lacking} counted=${phone.value || isLongRow()} />
    ${trade && html`<span class="via">${trade.rate}:1</span>`}
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

/** What the trade tile shows. */
const trading = steady(() => {
  const can = formOf("OfferTrade") !== undefined || may("TradeWithSupply");
  return { can, why: can ? undefined : whyNoTrade(), best: Math.min(4, ...Object.values(mine.value?.rates ?? {})) };
});

function TradeTile() {
  const { can, why, best } = useLater(trading.value, "tiles", building.value);
  const box = useUnread(open.value === "trade");
  return html`<button type="button" ref=${box} class=${`tile trade ${open.value === "trade" ? "on" : ""} ${why ? "off" : ""}`} data-tile="trade" aria-label=${[t("tile-trade"), why].filter(Boolean).join("; ")}
      title=${why} aria-disabled=${why ? "true" : undefined} aria-pressed=${String(open.value === "trade")} onClick=${onceRead(() => (why ? explain(why) : toggleTrade()))} onKeyDown=${unheld}>
    <${Key} of="trade" />
    <span class="pic"><${Icon} id="i-trade" size=${40} /></span>
    <span class="name">${t(myTurn.value || !can ? "tile-trade" : "tile-propose")}</span>
    <span class="cost"><span class="tag"><${Icon} id="i-harbor" size=${13} />${best}:1</span></span>
  </button>`;
}

/** Why neither an offer nor a trade with the supply is possible now. */
export function whyNoTrade() {
  if (seat.value === null) return t("why-watching");
  if (over.value) return t("why-over");
  if (paused.value) return t("status-paused");
  if (view.value.turn.number === 0) return t("why-set-up");
  if (mustRoll() || view.value.turn.dice === undefined) return t(myTurn.value ? "why-roll-first" : "why-after-roll");
  return t(decision.value && !building.value ? "why-first" : "why-no-trade");
}
