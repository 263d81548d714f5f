/** Which key does what: the usual ones, unless the player of this device chose others. */
import { computed } from "../../../vendor/signals.js";
import { html } from "../../parts/index.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { game } from "../game.js";

/** By command, its usual key, in the order of the help. */
const usual = computed(() => ({ ...(!game.value.plain && { next: " " }), ...game.value.keys, undo: "z", log: "l", mute: "m", help: "?" }));

/** What a key can do, in the order of the help. */
export const commands = computed(() => Object.keys(usual.value));

const bindings = computed(() => ({ ...usual.value, ...preferences.value.keys }));
const commandOfKey = computed(() => new Map(commands.value.map((command) => [bindings.value[command], command])));

/** @param {string} key as an event names it */
function commandOf(key) {
  return commandOfKey.value.get(key.toLowerCase());
}

/** By what the key writes, or, on a keyboard without Latin letters, by where it lies. @param {KeyboardEvent} event */
export function commandOfPress({ key, code }) {
  const foreign = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key) && Array.from(key).length === 1;
  const [, latin] = /^Key([A-Z])$/.exec(code ?? "") ?? [];
  return commandOf(key) ?? (foreign && latin ? commandOf(latin) : undefined);
}

/** Whether the player has chosen any key. */
export function hasUsualKeys() {
  return Object.keys(preferences.value.keys).length === 0;
}

/**
 * Whether a key can be chosen: a printable character or Space. Digits choose resources, and the other keys move the focus everywhere.
 * @param {string} key
 */
export function isFree(key) {
  return Array.from(key).length === 1 && !/\d/.test(key);
}

/**
 * Assign a key to a command; the command it had before gets the other key, so that none is left without one.
 * @param {string} command
 * @param {string} key one that `isFree`
 * @returns {string | undefined} what it did before
 */
export function bind(command, key) {
  const before = commandOf(key);
  const changed = { ...bindings.value, ...(before && { [before]: bindings.value[command] }), [command]: key.toLowerCase() };
  setPreference("keys", Object.fromEntries(Object.entries(changed).filter(([each, chosen]) => /** @type {Record<string, string>} */ (usual.value)[each] !== chosen)));
  return before === command ? undefined : before;
}

export function bindAsUsual() {
  setPreference("keys", {});
}

/** The name of a command's key. @param {string} command */
export function keyName(command) {
  const key = bindings.value[command];
  return key === " " ? t("key-space") : key.toUpperCase();
}

/**
 * A command's key, to see where the command is; none while keys are switched off.
 * @param {{of: string}} props
 */
export function Key({ of }) {
  return preferences.value.shortcuts && html`<span class="key" aria-hidden="true">${keyName(of)}</span>`;
}
