/** Both realms, the opponent's above and mine below, with the stacks at the sides; on a phone one of them as a strip. */
import { useLayoutEffect } from "../../../vendor/hooks.js";
import { computed, effect, signal } from "../../../vendor/signals.js";
import { html, Icon } from "../../parts/index.js";
import { seat, winner } from "../../core/store.js";
import { ownSeatNumber, view, waiting } from "../seen.js";
import { dedupedSignal } from "../../core/deduped.js";
import { t } from "../../core/text.js";
import { winning } from "../../table/end/winning.js";
import { phone } from "../../table/layout.js";
import { isMe, nameOf, whose } from "../../table/people/people.js";
import { realmName } from "../names.js";
import { goodsShown, laidOut, lifted, pressRegion } from "../acting/arranging.js";
import { above, asksForAPlace, below, realmDecision, halfway, myRealm, pickedCard, pressPlace, realmTargets } from "../acting/choices.js";
import { bill } from "../acting/paying.js";
import { GoodRow, Picture } from "../faces/signs.js";
import { MIDDLE, placeAt } from "../realm/grid.js";
import { planOfRealm, pointedSquare, Realm } from "../realm/realm.js";
import { fitOf, largestAcross, leastHeight, scaleOf } from "../realm/sizes.js";
import { RealmView, useRoom } from "../realm/view.js";
import { CAPACITY } from "../realm/squares.js";
import { realmReasonWords } from "../sentences.js";
import { gained, glowing, lastLaid, marks, shaking } from "../tell/marks.js";
import { shownCard, untold } from "../tell/scenes.js";
import { Highlight, HighlightEffects, toBeRead } from "../tell/highlights.js";
import { FullCard, FullMiddle, FullRegion } from "../faces/card.js";
import { RealmDice } from "./dice.js";
import { drawer, held, restOf } from "./hand.js";
import { covered } from "./panel.js";
import { Trays, ways } from "./stacks.js";

/** On a phone: whether the opponent's realm is the large one. */
export const swapped = signal(false);

effect(() => {
  if (!phone.value) swapped.value = false;
});

/** Whether places are asked for in the opponent's realm, and none in mine. */
export const asksAcross = computed(() => realmTargets.value[above.value].size > 0 && realmTargets.value[below.value].size === 0);
effect(() => {
  if (phone.value) swapped.value = asksAcross.value;
});

effect(() => {
  if (phone.value && winning.value) swapped.value = winner.value === above.value; // the winner's realm counts its points
});

effect(() => {
  if (asksForAPlace.value) drawer.value = false; // on a small phone an open drawer leaves little of the realm
});

/** A realm as shown: with regions that are still being laid out, and without what has not been told yet. */
function realmOf(owner) {
  const realm = view.value.realms[owner];
  const laid = owner === seat.value ? laidOut.value : null;
  return laid ? { ...realm, regions: laid } : asTold(realm, untold.value[owner]);
}

/** A realm that stores what it did as far as has been told. */
function asTold(realm, differences) {
  if (!differences) return realm;
  const regions = { ...realm.regions };
  for (const [place, by] of Object.entries(differences)) {
    const region = regions[place];
    if (region) regions[place] = { ...region, stored: Math.min(CAPACITY, Math.max(0, region.stored + by)) };
  }
  return { ...realm, regions };
}

/** What the current attack may hit. */
function attackedIn(owner) {
  const found = Object.entries(waiting.value ?? {}).find(([, { kind }]) => kind === "Answer");
  return found && Number(found[0]) === owner ? found[1].targets : [];
}

/** The places of the regions of my new settlement, while I choose which is which. */
function comingRegions() {
  const { kind, column } = realmDecision.value ?? {};
  if (!["LayOut", "ChooseFromStack"].includes(kind)) return [];
  const { row: built } = view.value.realms[ownSeatNumber()];
  const outward = built[placeAt(column - 1, MIDDLE)] ? 1 : -1; // away from its road
  return REGION_ROWS.map((row) => placeAt(column + outward, row));
}
/** The rows above and below the middle one. */
const REGION_ROWS = [MIDDLE - 1, MIDDLE + 1];

/** The parts of a realm besides its cards. @param {number} owner */
function shownOf(owner) {
  const { tokens } = view.value;
  const what = pickedCard.value;
  const own = owner === seat.value;
  const laid = own ? laidOut.value : null;
  const arranging = laid !== null;
  const coming = own ? comingRegions() : [];
  const at = bill.value?.action.place;
  const [last, shaken] = [lastLaid.value, shaking.value];
  return {
    targets: laid ? new Map(Object.keys(laid).map((place) => [Number(place), []])) : realmTargets.value[owner],
    calm: arranging,
    chosen: [own && halfway.value, arranging && lifted.value, own && at !== undefined && at, ...coming].filter((place) => typeof place === "number"),
    coming,
    attacked: attackedIn(owner),
    glow: bill.value && own ? [...new Set(Object.values(bill.value.from).flat())] : glowing.value[owner] ?? [],
    gained: gained.value[owner] ?? {},
    last: last?.owner === owner ? [last.place] : [],
    marks: marks.value[owner],
    shaking: shaken?.owner === owner ? shaken.place : undefined,
    ghost: own && at !== undefined && what && "index" in what ? { place: at, card: what.card } : null,
    tokens: Object.entries(tokens).filter(([, token]) => token.seat === owner).map(([name, token]) => [name, token.place]),
  };
}

/** @param {number} owner @param {number} place */
function press(owner, place) {
  if (laidOut.value && owner === seat.value) return pressRegion(place);
  if (pressPlace(owner, place)) return undefined;
  const pointed = pointedSquare.value;
  const same = pointed?.owner === owner && pointed.place === place;
  pointedSquare.value = same ? null : { owner, place };
  return undefined;
}

/** @param {{owner: number, whole?: boolean, beside?: boolean, tableHeight?: number}} props `beside`: a panel is open; `tableHeight`: what both realms have */
export function Large({ owner, whole, beside, tableHeight }) {
  return html`<${RealmView} key=${owner} realm=${realmOf(owner)} owner=${owner} across=${owner === above.value} shown=${shownOf(owner)} label=${realmName(owner)} onPress=${(/** @type {number} */ place) => press(owner, place)} whole=${whole} beside=${beside} low=${!phone.value} tableHeight=${tableHeight} />`;
}

/**
 * A realm to be looked at, as large as it fits, with what just happened in it.
 * @param {{owner: number, width: number, height: number}} props `width`, `height`: of its room
 */
export function WatchedRealm({ owner, width, height }) {
  const [realm, shown] = [realmOf(owner), shownOf(owner)];
  const { plan } = planOfRealm(realm, shown, false);
  const scale = fitOf(plan, { width, height }, LARGEST_WATCHED);
  return html`<${Realm} realm=${realm} owner=${owner} shown=${shown} label=${realmName(owner)} onPress=${() => {}} width=${plan.width * scale} height=${plan.height * scale} />`;
}
/** The largest square of such a realm, in pixels. */
const LARGEST_WATCHED = 120;

/** The name of the large realm, where it is not mine. @param {{owner: number}} props */
export function RealmTag({ owner }) {
  return !isMe(owner) && swapped.value && html`<span class="realm-tag">${realmName(owner)}</span>`;
}

/** What a phone leaves of its height to the large realm while cards are looked at. @param {number} owner */
export function heightToRead(owner) {
  return leastHeight(planOfRealm(realmOf(owner), shownOf(owner), owner === above.value).plan);
}

/** The width of a tray with its distance from the edge: in one row, and in two where the opponent's realm needs the room. */
const TRAY = { wide: 366, narrow: 206 };
/** The width of both dice below a tray in one row, with their distance from the edge; a tray in two rows has room for them. */
const DICE = 146;
/** So far down the regions of a low realm stay clear of trays in two rows, less its coast. */
const BELOW_TRAYS = 196;
/** The largest share of the desk's height that the opponent's realm may take. */
const SHARE = 0.36;

/** What the arena leaves for the player's own realm: the full width, below the opponent's realm and below a panel; `tableHeight`: the arena. */
const ownRoom = signal({ width: 0, height: 0, tableHeight: 0 });

/** The player's own realm on a desk, in the middle of the dock: by keyboard it comes after the hand and before the actions. */
export function OwnRealm() {
  const { width, height, tableHeight } = ownRoom.value;
  return html`<div class="own-realm" style=${{ width: `${width}px`, height: `${height}px` }}><${Large} owner=${below.value} beside=${covered.value > 0} tableHeight=${tableHeight} /></div>`;
}

/** The desk's table. @param {{children?: any}} props what lies over it */
export function Arena({ children }) {
  const { box, room } = useRoom();
  const owner = above.value;
  const [realm, shown] = [realmOf(owner), shownOf(owner)];
  const { plan } = planOfRealm(realm, shown, true);
  const height = Math.max(150, room.height * SHARE);
  const scale = fitOf(plan, { width: room.width - 2 * TRAY.narrow, height }, largestAcross(room.height));
  const size = { width: plan.width * scale, height: plan.height * scale };
  const ownPlan = planOfRealm(realmOf(below.value), { targets: realmTargets.value[below.value] }, false).plan;
  const widthOfOwn = ownPlan.width * scaleOf(ownPlan, { ...room, height: room.height - size.height }, "desk", room.height).scale;
  const narrow = size.width > room.width - 2 * TRAY.wide || widthOfOwn > room.width - 2 * DICE;
  const besideTrays = narrow && ownPlan.top > 0 && widthOfOwn > room.width - 2 * TRAY.narrow;
  const across = Math.max(size.height, covered.value, besideTrays ? BELOW_TRAYS : 0);
  const own = { width: room.width, height: Math.max(0, room.height - across), tableHeight: room.height };
  useLayoutEffect(() => void (ownRoom.value = own), [room.width, room.height, across]);
  const stacks = ways.value.some(({ draw, look, put }) => draw || look || put);
  return html`<div class=${`arena ${shownCard.value ? (stacks ? "tells-aside" : "tells") : ""} ${toBeRead() ? "tells-sum" : ""}`} ref=${box}>
    <${Trays} narrow=${narrow} />${!narrow && html`<div class="board-roll"><${RealmDice} size=${54} /></div>`}
    ${room.width > 0 && html`<div class="across" style=${{ height: `${size.height}px` }}><${Realm} realm=${realm} owner=${owner} across small=${scale < 0.44} shown=${shown} label=${realmName(owner)} onPress=${(/** @type {number} */ place) => press(owner, place)} ...${size} /></div>`}
    <${Inspected} /><${Highlight} aside=${stacks} /><${HighlightEffects} />
    ${children}
  </div>`;
}

/**
 * The phone's strip: the smaller realm, its goods, and the button that swaps the two.
 * @param {{large: number}} props whose realm is the large one
 */
export function Strip({ large }) {
  const owner = large === above.value ? below.value : above.value;
  const realm = realmOf(owner);
  const { plan } = planOfRealm(realm, {}, owner === above.value);
  const scale = fitOf(plan, { width: 104, height: 70 }, 38);
  return html`<button type="button" class="strip" data-strip=${owner} aria-label=${t("cards-swap-to", { realm: realmName(owner) })} onClick=${() => (swapped.value = !swapped.value)}>
    <${Realm} realm=${realm} owner=${owner} across=${owner === above.value} small still shown=${{ tokens: shownOf(owner).tokens }} width=${plan.width * scale} height=${plan.height * scale} />
    <span class="t">${realmName(owner)}<${GoodRow} goods=${goodsShown(owner)} size=${17} /></span>
    <span class="swap"><${Icon} id=${owner === seat.value ? "i-home" : "i-eye"} size=${24} /><span>${t("cards-look-at", { whose: whose(owner), name: nameOf(owner) })}</span></span>
  </button>`;
}

/** The tokens that lie on a square. */
function tokensAt(owner, place) {
  return Object.entries(view.value.tokens).filter(([, token]) => token.seat === owner && token.place === place).map(([name]) => name);
}

function reasonOf(card) {
  const entry = myRealm.value?.hand.find((each) => each.card === card);
  return entry && restOf(entry);
}

/** The picked card of my hand, where no place is to be pressed that it could cover. */
const readWhilePicked = computed(() => (pickedCard.value && "card" in pickedCard.value && !asksForAPlace.value && !bill.value ? pickedCard.value.card : null));

/** The card that is pointed at, in full: never over the hand, and not if a panel is asking for it. */
const inspected = dedupedSignal(() => {
  if (held.value) return { card: held.value, rests: reasonOf(held.value) };
  if (!pointedSquare.value && readWhilePicked.value) return { card: readWhilePicked.value };
  if (!pointedSquare.value || (!phone.value && laidOut.value)) return null;
  const { owner, place } = pointedSquare.value;
  const realm = realmOf(owner);
  if (realm.upgrades[place]) return { card: realm.upgrades[place] };
  if (realm.row[place]) return { kind: realm.row[place], owner, tokens: tokensAt(owner, place) };
  return realm.regions[place] ? { region: realm.regions[place] } : null;
});

export function Inspected() {
  const what = inspected.value;
  if (!what) return null;
  return html`<div class=${`inspected-card ${held.value ? "of-hand" : ""}`} aria-hidden="true">
    ${what.rests && html`<p class="rests">${realmReasonWords(what.rests)}</p>`}
    ${what.tokens?.map((token) => html`<p key=${token} class="token-note"><${Picture} id="token-${token}" size=${26} /><span><b>${t(`cards-holds-${token}`, { name: nameOf(what.owner), whose: whose(what.owner) })}</b> · ${t(`cards-token-${token}`)}</span></p>`)}
    ${what.card ? html`<${FullCard} card=${what.card} />` : what.kind ? html`<${FullMiddle} kind=${what.kind} owner=${what.owner} />` : html`<${FullRegion} region=${what.region} />`}</div>`;
}
