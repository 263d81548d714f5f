/** Where the other files of this version of the client lie, for as long as the browser likes to keep them. */

/** @param {string} path below `static/` */
export function asset(path) {
  return new URL(`../../${path}`, import.meta.url).href;
}

/** What the address of this page needs came in few files; this is what they are called by. */
const came = document.querySelector("meta[name='together']");
export const together = came?.getAttribute("content");

/**
 * Whether the page's own file of styles or words holds these.
 * @param {"styles" | "words"} kind
 * @param {string} name of a file in static/css/ or static/locales/en/
 */
export function cameTogether(kind, name) {
  return (came?.getAttribute(`data-${kind}`) ?? "").split(" ").includes(name);
}
