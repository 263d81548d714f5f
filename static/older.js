/**
 * Methods that browsers of televisions lack: those of LG since 2022 and of Samsung since 2023 are like Chromium 87 and 94. Only the page of
 * the big screen loads this, before everything else.
 */

/** @param {object} prototype @param {string} name @param {(...facts: never[]) => unknown} method */
function add(prototype, name, method) {
  if (!(name in prototype)) Object.defineProperty(prototype, name, { value: method, writable: true, configurable: true });
}

/** @this {ArrayLike<unknown>} @param {number} index counted from the end where it is negative */
function at(index) {
  const place = Math.trunc(index) || 0;
  return this[place < 0 ? this.length + place : place];
}

/** @this {ArrayLike<unknown>} @param {(value: unknown, index: number, list: ArrayLike<unknown>) => unknown} wanted */
function findLastIndex(wanted) {
  for (let index = this.length - 1; index >= 0; index -= 1) if (wanted(this[index], index, this)) return index;
  return -1;
}

/** @this {ArrayLike<unknown>} @param {(value: unknown, index: number, list: ArrayLike<unknown>) => unknown} wanted */
function findLast(wanted) {
  return this[findLastIndex.call(this, wanted)];
}

add(Object, "hasOwn", (/** @type {object} */ object, /** @type {PropertyKey} */ key) => Object.prototype.hasOwnProperty.call(object, key));
for (const { prototype } of [Array, Object.getPrototypeOf(Uint8Array)]) {
  add(prototype, "at", at);
  add(prototype, "findLast", findLast);
  add(prototype, "findLastIndex", findLastIndex);
}
add(String.prototype, "at", at);
