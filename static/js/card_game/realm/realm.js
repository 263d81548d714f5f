/** A realm: a player's cards on the table, as an island of its own. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { signal } from "../../../vendor/signals.js";
import { html } from "../../core/html.js";
import { preferences } from "../../core/preferences.js";
import { lead } from "../../table/focus.js";
import { lookOf } from "../../table/people/people.js";
import { EventMark, Hidden, Twice } from "./badges.js";
import { boxOf, landOf, neighborSquare, placesOf, realmPlanOf, cornerOfSquare } from "./grid.js";
import { besideRegion, LINK_Y, linksOf } from "./links.js";
import { MiddleSquare, RegionSquare, Ring, SiteSquare, UpgradeSquare } from "./squares.js";
import { Sign } from "../faces/signs.js";
import { squareWords } from "./words.js";
import { RealmWinMarks } from "./winmarks.js";

/** The square whose card is shown in full: by pointing, holding, or focus. */
export const pointedSquare = signal(/** @type {{owner: number, place: number} | null} */ (null));
/** By owner, the square at which Tab enters the realm. */
const entered = signal(/** @type {Record<number, number>} */ ({}));

/**
 * @typedef {{
 *   targets?: Map<number, any>, calm?: boolean, chosen?: number[], coming?: number[],
 *   attacked?: number[], glow?: number[], last?: number[], shaking?: number,
 *   gained?: Record<number, number>, marks?: Record<number, number | "spared">, ghost?: {place: number, card: string} | null,
 *   tokens?: [string, number][],
 * }} Shown
 *   `targets`: the places that can be pressed; `calm`: without rings; `coming`: where regions will lie;
 *   `gained`: so many units came to a region with the last roll; `last`: the last move;
 *   `shaking`: a region that was full when its number came; `ghost`: a card that is not paid yet
 */

const LAYERS = [["foam-2", 88, 0], ["foam-1", 58, 0], ["sand-dk", 32, 7], ["sand", 32, 0]];
const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * The layout of the realm, with the places where something may be built.
 * @param {Record<string, any>} realm
 * @param {{targets?: Map<number, any>, coming?: number[]}} shown
 * @param {boolean} across
 */
export function planOfRealm(realm, { targets, coming = [] }, across) {
  const places = placesOf(realm, [...(targets?.keys() ?? []), ...coming]);
  return { places, plan: realmPlanOf(places, across) };
}

/**
 * @param {{
 *   realm: Record<string, any>, owner: number, across?: boolean, small?: boolean, shown?: Shown, onPress?: (place: number) => void,
 *   label?: string, still?: boolean, width: number, height: number,
 * }} props `small`: too small for names and goods; `still`: a picture only, that nobody enters
 */
export function Realm({ realm, owner, across = false, small = false, shown = {}, onPress, label, still = false, width, height }) {
  const box = useRef(/** @type {SVGSVGElement | null} */ (null));
  const { places, plan } = planOfRealm(realm, shown, across);
  const usual = [...(shown.targets?.keys() ?? [])][0] ?? places.find((place) => realm.row[place]);
  const focusable = places.includes(entered.value[owner]) ? entered.value[owner] : usual;
  const go = (place) => {
    entered.value = { ...entered.value, [owner]: place };
    requestAnimationFrame(() => /** @type {SVGElement | null} */ (box.current?.querySelector(`[data-place="${place}"]`))?.focus());
  };
  const wanted = still ? "" : [...(shown.targets?.keys() ?? [])].join();
  useEffect(() => {
    if (!wanted) return;
    const first = Number(wanted.split(",")[0]);
    entered.value = { ...entered.value, [owner]: first };
    lead(`.realm[role="group"][data-realm="${owner}"] [data-place="${first}"]`);
  }, [wanted]);
  const onKeyDown = (event) => {
    const at = Number(event.target.closest("[data-place]")?.dataset.place);
    if (Number.isNaN(at) || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = stepTo(event.key, plan, places, at);
    if (to !== undefined) go(to);
    else if (!["Enter", " "].includes(event.key) || !shown.targets?.has(at)) return;
    else if (!event.repeat) onPress?.(at);
    event.preventDefault();
  };
  return html`<svg ref=${box} class=${`realm seat-${lookOf(owner)} ${small ? "small" : ""}`} data-realm=${owner} viewBox=${boxOf(plan)} width=${width} height=${height} role=${still ? undefined : "group"} aria-hidden=${still ? "true" : undefined} aria-label=${label}
      onKeyDown=${still ? undefined : onKeyDown}>
    <${Coast} land=${landOf(plan, places)} />
    ${places.map((place) => html`<${Square} key=${place} realm=${realm} owner=${owner} place=${place} spot=${cornerOfSquare(plan, place)} small=${small} shown=${shown} still=${still} entered=${place === focusable} onPress=${onPress} />`)}
    <${Above} realm=${realm} plan=${plan} small=${small} shown=${shown} /><${RealmWinMarks} realm=${realm} owner=${owner} plan=${plan} places=${places} />
  </svg>`;
}

function stepTo(key, plan, places, at) {
  if (key === "Home" || key === "End") {
    const corner = (place) => cornerOfSquare(plan, place);
    const row = places.filter((place) => corner(place).y === corner(at).y).sort((a, b) => corner(a).x - corner(b).x);
    return row.at(key === "Home" ? 0 : -1);
  }
  return STEPS[key] && (neighborSquare(plan, places, at, STEPS[key]) ?? at);
}

function Coast({ land }) {
  return html`<g class="coasts">${LAYERS.map(([ink, width, down]) => html`<path key=${ink} d=${land} class=${`coast ${ink}`} stroke-width=${width} transform=${down ? `translate(0 ${down})` : undefined} />`)}</g>`;
}

function Square({ realm, owner, place, spot, small, shown, still, entered: first, onPress }) {
  const target = shown.targets?.has(place) ?? false;
  const rings = [["glow", shown.glow], ["last", shown.last], ["attacked", shown.attacked], ["chosen", shown.chosen]].filter(([, list]) => list?.includes(place)).map(([kind]) => kind);
  const [beneath, over] = [rings.filter((kind) => kind === "glow"), rings.filter((kind) => kind !== "glow")];
  const occupied = Boolean(realm.regions[place] ?? realm.row[place] ?? realm.upgrades[place]);
  const part = html`${beneath.map((kind) => html`<${Ring} key=${kind} kind=${kind} />`)}
    <${Content} realm=${realm} owner=${owner} place=${place} small=${small} shown=${shown} target=${target} />
    ${over.map((kind) => html`<${Ring} key=${kind} kind=${kind} />`)}${target && occupied && !shown.calm && !rings.includes("chosen") && html`<${Ring} kind="legal" />`}`;
  const at = `translate(${spot.x} ${spot.y})`;
  if (still) return html`<g transform=${at}>${part}</g>`;
  return html`<g class=${`sq ${target ? "target" : ""} ${shown.shaking === place ? "shakes" : ""}`} transform=${at} data-place=${place} role=${target ? "button" : "img"} tabindex=${first ? 0 : -1} aria-label=${squareWords(realm, owner, place)}
      onClick=${() => onPress?.(place)} onPointerEnter=${({ pointerType }) => pointerType === "mouse" && (pointedSquare.value = { owner, place })} onPointerLeave=${() => (pointedSquare.value = null)}
      onFocus=${({ currentTarget }) => currentTarget.matches(":focus-visible") && (pointedSquare.value = { owner, place })} onBlur=${() => (pointedSquare.value = null)}>${part}<rect class="hit" width="100" height="100" /></g>`;
}

function Content({ realm, owner, place, small, shown, target }) {
  if (shown.ghost?.place === place) return html`<g class="ghost"><${UpgradeSquare} card=${shown.ghost.card} small=${small} /></g>`;
  const region = realm.regions[place];
  if (region) return html`<${RegionSquare} region=${region} small=${small} gained=${shown.gained?.[place] ?? 0} turned=${preferences.value.turnedCards} />`;
  if (realm.row[place]) return html`<${MiddleSquare} kind=${realm.row[place]} owner=${owner} />`;
  if (realm.upgrades[place]) return html`<${UpgradeSquare} card=${realm.upgrades[place]} small=${small} />`;
  return html`<${SiteSquare} legal=${target} />`;
}

/** Everything on the squares and between them. */
function Above({ realm, plan, small, shown }) {
  const marked = Object.entries(shown.marks ?? {});
  const links = marked.length > 0 ? [] : linksOf(realm).filter(({ kind }) => !small || kind === "twice");
  return html`<g class="above">
    ${links.map((link) => {
      const [from, to] = [cornerOfSquare(plan, link.region), cornerOfSquare(plan, besideRegion(link))];
      const Badge = link.kind === "twice" ? Twice : Hidden;
      return html`<${Badge} key=${`${link.kind}${link.region}-${link.building}`} x=${(from.x + to.x) / 2 + 50} y=${from.y + LINK_Y} />`;
    })}
    ${shown.tokens?.map(([token, place], index) => {
      const { x, y } = cornerOfSquare(plan, place);
      const [right, up, width] = small ? [50, 26, 64] : [60, 20, 54];
      const beside = shown.tokens.slice(0, index).filter(([, other]) => other === place).length;
      return html`<${Sign} key=${token} id="token-${token}" x=${x + right - beside * (width + 2)} y=${y - up} width=${width} />`;
    })}
    ${marked.map(([place, mark]) => {
      const { x, y } = cornerOfSquare(plan, Number(place));
      return html`<g key=${place} transform="translate(${x} ${y})"><${EventMark} mark=${mark} /></g>`;
    })}
  </g>`;
}
