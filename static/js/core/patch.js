/** JSON Merge Patch (RFC 7396), pure: what the patch does not touch is shared with the old value. */

/**
 * @template T
 * @param {any} target
 * @param {any} patch
 * @returns {T}
 */
export function merge(target, patch) {
  if (!isObject(patch)) return patch;
  const result = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merge(result[key], value);
  }
  return result;
}

/** @param {unknown} value @returns {boolean} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
