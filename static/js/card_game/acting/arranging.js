/** The start: my six regions, as I lay them out; nobody else sees them before both are done. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { seat } from "../../core/store.js";
import { forms, view } from "../seen.js";
import { send } from "../../table/acting.js";
import { myRealm } from "./choices.js";

export const form = computed(() => /** @type {any} */ (forms.value.find(({ type }) => type === "ArrangeRegions")));
/** As they lie now; null: as printed. */
const order = signal(/** @type {number[] | null} */ (null));
/** The region that will trade places with the next one pressed. */
export const lifted = signal(/** @type {number | null} */ (null));

effect(() => {
  if (form.value) return;
  order.value = null;
  lifted.value = null;
});

const current = () => order.value ?? form.value.regions;

/** The regions by place, as a view has them; each holds one unit. */
export const laidOut = computed(() => {
  if (!form.value || !myRealm.value) return null;
  const faces = new Map((myRealm.value.regions ?? []).map((face) => [face.region, face]));
  return Object.fromEntries(current().map((region, index) => [form.value.places[index], { ...faces.get(region), stored: 1 }]));
});

/** The goods of a seat, as far as its regions lie: mine already while I lay them out. @param {number} number @returns {Record<string, number>} */
export function goodsShown(number) {
  if (!laidOut.value || number !== seat.value) return view.value.seats[number].goods;
  const regions = Object.values(laidOut.value);
  return Object.fromEntries(regions.map(({ good }) => [good, regions.reduce((sum, each) => sum + (each.good === good ? each.stored : 0), 0)]));
}

/** Lift a region, or exchange it with the lifted one. @param {number} place */
export function pressRegion(place) {
  const { places } = form.value;
  if (!places.includes(place)) return;
  if (lifted.value === null) return void (lifted.value = place);
  const regions = [...current()];
  const [one, other] = [places.indexOf(lifted.value), places.indexOf(place)];
  [regions[one], regions[other]] = [regions[other], regions[one]];
  order.value = regions;
  lifted.value = null;
}

export function asPrinted() {
  order.value = null;
  lifted.value = null;
}

/**
 * The regions as they lie now, or in the order that these numbers name, counted from 1 as printed; undefined where they name none.
 * @param {number[]} numbers
 */
export function arrangement(numbers) {
  if (numbers.length === 0) return current();
  const { regions } = form.value;
  const named = numbers.map((number) => regions[number - 1]);
  return regions.every((region) => named.includes(region)) && named.length === regions.length ? named : undefined;
}

export const isAsPrinted = computed(() => order.value === null || String(order.value) === String(form.value?.regions));

export const arrange = () => send({ type: "ArrangeRegions", regions: current() });
