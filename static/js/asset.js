/** Where the other files of this version of the client lie, for as long as the browser likes to keep them. */

/** @param {string} path below `static/` */
export function asset(path) {
  return new URL(`../${path}`, import.meta.url).href;
}
