/** The moment and the viewer in the address: `…/replay#v=312&seat=1`. */

const SETTLES_MS = 250; // browsers count how often an address is changed

/** What the server calls those who see every hand, and those who only watch. */
export const ALL = "all";
export const WATCH = "watch";

let timer = 0;

/**
 * @param {number} seats how many the game has
 * @returns {{version: number | null, eyes: string}} `version` null: not said
 */
export function readAddress(seats) {
  const said = new URLSearchParams(location.hash.slice(1));
  const version = /^\d{1,9}$/.test(said.get("v") ?? "") ? Number(said.get("v")) : null;
  const eyes = said.get("seat") ?? ALL;
  const known = [ALL, WATCH, ...Array.from({ length: seats }, (_, seat) => String(seat))];
  return { version, eyes: known.includes(eyes) ? eyes : ALL };
}

/**
 * The whole address of a moment.
 * @param {number} version
 * @param {string} eyes
 */
export function linkTo(version, eyes) {
  return `${location.origin}${location.pathname}#v=${version}${eyes === ALL ? "" : `&seat=${eyes}`}`;
}

/** Update the address once nothing has moved for a moment. */
export function updateAddress(version, eyes) {
  clearTimeout(timer);
  timer = setTimeout(() => history.replaceState(history.state, "", linkTo(version, eyes)), SETTLES_MS);
}

/** Another page is shown: leave its address alone. */
export function letGo() {
  clearTimeout(timer);
}
