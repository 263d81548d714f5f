/** Where the other files of this version of the client are; the browser may cache them for as long as it likes. */

/** @param {string} path below `static/` */
export function asset(path) {
  return new URL(`../../${path}`, import.meta.url).href;
}

/** The combined files that hold what this page's address needs, by their name. */
const came = document.querySelector("meta[name='together']");
export const together = came?.getAttribute("content");

/**
 * Whether the page's combined file of styles or words includes these.
 * @param {"styles" | "words"} kind
 * @param {string} name of a file in static/css/ or static/locales/en/
 */
export function cameTogether(kind, name) {
  return (came?.getAttribute(`data-${kind}`) ?? "").split(" ").includes(name);
}
