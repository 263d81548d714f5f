/** What the server lets this seat do now, sorted for the screen: nothing here decides a rule. */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { forms, halted, legal, refusal, seat, turn, view, waiting } from "../../core/store.js";
import { act, mayAsk } from "../../core/net.js";
import { PIECES, pieceOf } from "../pieces.js";

/** Where an action happens, by the field that says so. */
export const PLACES = { intersection: "intersection", path: "path", hex: "hex", harbor: "harbor" };
/** Placing that one chooses by a tile; any other placing of a piece that is legal must be done now. */
export const CHOSEN = new Set(PIECES.map(({ action }) => action));

/** The tile that was pressed: an action's type, or null. */
export const chosenMode = signal(null);
/** The development card that is looked at in place of the build tiles, or null. */
export const cardPanel = signal(null);
/** The type of action of which one of several is chosen in a plain list, in place of the build tiles; null once it is not legal any more. */
export const plainPanel = signal(/** @type {string | null} */ (null));

/** Legal actions by type. */
export const actions = computed(() => {
  const byType = new Map();
  for (const action of legal.value) {
    if (!byType.has(action.type)) byType.set(action.type, []);
    byType.get(action.type).push(action);
  }
  return byType;
});

/**
 * The form of that type, if it may be filled in now.
 * @template {import("../../../protocol.js").Form["type"]} Type
 * @param {Type} type
 * @returns {Extract<import("../../../protocol.js").Form, {type: Type}> | undefined}
 */
export function formOf(type) {
  return /** @type {any} */ (forms.value.find((form) => form.type === type));
}

/** @param {string} type */
export function may(type) {
  return actions.value.has(type);
}

/** @param {Record<string, any>} action */
export function placeOf(action) {
  return Object.keys(PLACES).find((field) => action[field] !== undefined);
}

/** Placings that must be done now, by type: set-up, a free road, a piece of a neutral player, the robber, which may have places of several kinds. */
const forced = computed(() => [...actions.value].filter(([type]) => !CHOSEN.has(type) && pieceOf(type)));

/** The placing that must be done now, if any. */
export const forcedMode = computed(() => forced.value[0]?.[0] ?? null);

/** The placing that is going on: forced, or chosen by a tile and still legal. */
export const mode = computed(() => forcedMode.value ?? (chosenMode.value && may(chosenMode.value) ? chosenMode.value : null));

/** The actions among which the placing that goes on chooses. */
export const placing = computed(() => (forcedMode.value ? forced.value.flatMap(([, list]) => list) : mode.value ? actions.value.get(mode.value) : []));

/** My own part of the view; undefined for a spectator. */
export const mine = computed(() => (seat.value === null ? undefined : view.value?.seats?.[seat.value]));
export const seated = computed(() => mine.value !== undefined);
/** What I must decide, if anything: `{kind, …}`. */
export const decision = computed(() => (seat.value === null || halted.value ? undefined : waiting.value?.[seat.value]));
/** Whether the turn is mine, set-up included. */
export const myTurn = computed(() => seat.value !== null && turn.value?.seat === seat.value);

effect(() => {
  if (plainPanel.value !== null && !actions.value.has(plainPanel.value)) plainPanel.value = null;
});

/** @param {string} type of the tile that was pressed */
export function toggleMode(type) {
  cardPanel.value = null;
  plainPanel.value = null;
  chosenMode.value = chosenMode.value === type ? null : type;
}

/** Put everything back that was begun and not sent. */
export function stepBack() {
  const begun = chosenMode.value !== null || cardPanel.value !== null || plainPanel.value !== null;
  chosenMode.value = null;
  cardPanel.value = null;
  plainPanel.value = null;
  return begun;
}

/**
 * Send an action, one at a time; a refusal is shown by the status line, so nobody else needs to catch it.
 * @param {import("../../../protocol.js").Action} action
 * @returns {Promise<boolean>} whether it was stored
 */
export async function send(action) {
  if (!(await mayAsk())) return false;
  refusal.value = null;
  try {
    await act(action);
    return true;
  } catch {
    return false;
  }
}
