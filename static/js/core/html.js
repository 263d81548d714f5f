/** htm bound to Preact: tagged templates instead of a build step. */
import { h } from "../../vendor/preact.js";
import htm from "../../vendor/htm.js";
import { isProperName, isRightToLeft } from "./propernames.js";
import "./superseded.js";
import "./translated.js";

/** @typedef {import("../../vendor/preact.js").ComponentChild} Child */

const LETTER = /\p{L}/u;

export const html = htm.bind(element);

/**
 * An element of a page that the browser may translate, but not its pictures, its numbers and the names of people, tables and codes.
 * @param {string | import("../../vendor/preact.js").ComponentType} type
 * @param {object | null} props
 * @param {Child[]} children
 */
function element(type, props, ...children) {
  if (typeof type !== "string") return h(type, props, ...children);
  const asItIs = type === "svg" || (children.length > 0 && children.every(isAsItIs));
  return h(type, asItIs ? { translate: "no", ...directionOf(children), ...props } : props, ...whole(children));
}

/** Words that stand side by side as one text, which a translator then reads as one. @param {Child[]} children */
function whole(children) {
  if (!children.some((child, place) => isText(child) && isText(children[place + 1]))) return children;
  const joined = [...children];
  for (let place = joined.length - 1; place > 0; place--) {
    if (!isText(joined[place]) || !isText(joined[place - 1])) continue;
    joined[place - 1] = `${joined[place - 1]}${joined[place]}`;
    joined[place] = null; // so that what comes after keeps its place
  }
  return joined;
}

/** @param {Child} child @returns {child is string | number} */
function isText(child) {
  return typeof child === "string" || typeof child === "number";
}

/** @param {Child} child */
function isAsItIs(child) {
  if (typeof child === "number") return true;
  return typeof child === "string" && child !== "" && (!LETTER.test(child) || isProperName(child));
}

/** @param {Child[]} children */
function directionOf(children) {
  return children.length === 1 && typeof children[0] === "string" && isRightToLeft(children[0]) && { dir: "auto" };
}
