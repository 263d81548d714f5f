/**
 * Pages that the browser translates. A translator puts an element with its own words in the place of a text node, which Preact would go on
 * writing into, unseen. So a text that changes is a new node, to be translated anew, and one that was replaced stays beside its translation,
 * empty: it keeps its place among its neighbors, and takes the translation with it when it goes.
 */
import { options } from "../../vendor/preact.js";

const TRANSLATION = "FONT"; // what translators wrap their words in; no page of ours has such an element
/** @type {WeakMap<Node, {by: Element, words: string}>} */
const replaced = new WeakMap();
/** @type {WeakMap<Node, Text>} */
const sources = new WeakMap();

const makeVnode = options.vnode;
options.vnode = (vnode) => {
  if (vnode.type === null) vnode.key = vnode.props;
  makeVnode?.(vnode);
};

const observer = new MutationObserver((records) => {
  for (const record of records) record.type === "childList" ? changed(record) : written(/** @type {Text} */ (record.target));
  observer.takeRecords(); // of what was done here
});
observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });

/** @param {MutationRecord} record */
function changed(record) {
  for (const node of record.removedNodes) {
    if (node.nodeType === Node.TEXT_NODE) removed(/** @type {Text} */ (node), record);
    else if (!node.isConnected) restoreReplaced(node);
  }
  for (const node of record.addedNodes) if (replaced.has(node) || sources.has(node)) keepTogether(sources.get(node) ?? /** @type {Text} */ (node));
  const next = record.nextSibling;
  if (record.addedNodes.length && next && replaced.has(next)) keepTogether(/** @type {Text} */ (next));
}

/** @param {Node} node a translation that is gone, or anything else */
function restoreReplaced(node) {
  const text = sources.get(node);
  if (text) restore(text);
}

/** @param {Text} text @param {MutationRecord} record */
function removed(text, { addedNodes, previousSibling, nextSibling }) {
  if (text.parentNode) return; // only moved
  const by = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === TRANSLATION && !sources.has(node) && node.parentNode);
  if (!by) forget(text);
  else if (replaced.has(text)) by.parentNode?.removeChild(by); // a translator that replaces empty texts as well: this one stays out
  else {
    replaced.set(text, { by: /** @type {Element} */ (by), words: text.data });
    sources.set(by, text);
    text.data = "";
    by.parentNode?.insertBefore(text, by.nextSibling);
  }
}

/** Something else wrote into a text, which is right then. @param {Text} text */
function written(text) {
  if (text.data) forget(text);
}

/** Its translation goes. @param {Text} text */
function forget(text) {
  const by = replaced.get(text)?.by;
  replaced.delete(text);
  by?.remove();
}

/** The translator took its words back. @param {Text} text */
function restore(text) {
  if (!text.data) text.data = replaced.get(text)?.words ?? "";
  replaced.delete(text);
}

/** @param {Text} text */
function keepTogether(text) {
  const by = replaced.get(text)?.by;
  if (by && text.parentNode && text.previousSibling !== by) text.parentNode.insertBefore(by, text);
}
