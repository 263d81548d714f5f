/** The groups whose links this browser has opened; kept in its local storage, never sent. */
import { signal } from "../../vendor/signals.js";

const KEY = "hexhaven-groups";
const MOST = 20;

/** @typedef {{token: string, name: string}} KnownGroup */

/** The last one first. */
export const knownGroups = signal(stored());

/** Remember a group, as the one that was opened last. @param {KnownGroup} group */
export function rememberGroup({ token, name }) {
  keep([{ token, name }, ...knownGroups.value.filter((known) => known.token !== token)].slice(0, MOST));
}

/** Forget a group whose link no longer works. @param {string} token */
export function forgetGroup(token) {
  keep(knownGroups.value.filter((known) => known.token !== token));
}

/** @param {KnownGroup[]} groups */
function keep(groups) {
  knownGroups.value = groups;
  try {
    localStorage.setItem(KEY, JSON.stringify(groups));
  } catch {
    // a browser that keeps nothing still shows what it opens
  }
}

/** @returns {KnownGroup[]} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(({ token, name }) => typeof token === "string" && typeof name === "string") : [];
  } catch {
    return [];
  }
}
