/** After an update of the server, a page that was open all the time is still the old one: it loads itself anew, once. */

const OWN = document.querySelector("meta[name='client']")?.getAttribute("content");
const TRIED = "hexhaven.loaded-for";

/**
 * Load the page anew if the server hands out another version of it.
 * @param {string} version
 */
export function keepUpWith(version) {
  if (!OWN || version === OWN || sessionStorage.getItem(TRIED) === version) return;
  sessionStorage.setItem(TRIED, version); // where an old page is kept on the way, once is enough
  location.reload();
}
