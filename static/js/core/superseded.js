/**
 * Elements that were drawn anew let go of the page they were part of.
 *
 * Preact keeps what a component drew for as long as the component need not be drawn again, and so does whoever passed an element on as a
 * child. Each of them knows its parent, and through it the whole page as it was then; so every move of a game left a page behind. Preact
 * itself cuts that thread where a component is drawn again on its own, but not where its parent draws it.
 */
import { options } from "../../vendor/preact.js";

/** By the names that the package of Preact gives them: `__c` its component, `__` its parent. @typedef {{__c: object | null, __: object | null}} Element */
/** @typedef {{diffed?: (element: Element) => void, __c?: (root: Element, queue: unknown[]) => void}} Hooks `__c`: once a page has been changed */

/** The element of each component that is on the page. @type {WeakMap<object, Element>} */
const present = new WeakMap();
/** @type {Element[]} */
let superseded = [];

const hooks = /** @type {Hooks} */ (/** @type {unknown} */ (options));
const { diffed, __c: changed } = hooks;

hooks.diffed = (element) => {
  const component = element.__c;
  if (component) {
    const before = present.get(component);
    if (before && before !== element) superseded.push(before);
    present.set(component, element);
  }
  diffed?.(element);
};

hooks.__c = (root, queue) => {
  changed?.(root, queue);
  for (const element of superseded) element.__ = null;
  superseded = [];
};
