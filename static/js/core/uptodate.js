/** After the server was updated, a page that has been open is still the old one: it reloads itself, once. */

const OWN = document.querySelector("meta[name='client']")?.getAttribute("content");
const TRIED = "hexhaven.loaded-for";

/**
 * Reload the page if the server hands out another version of it.
 * @param {string} version
 */
export function keepUpWith(version) {
  if (!OWN || version === OWN || sessionStorage.getItem(TRIED) === version) return;
  sessionStorage.setItem(TRIED, version); // in case an old page is cached on the way, one try is enough
  location.reload();
}
