/** The words of a name such as `ShipMoved`. */

/**
 * "Ship Moved" for `ShipMoved`: a word begins at a capital.
 * @param {string} name
 * @param {string} between what comes before each word but the first
 */
export function apartAtCapitals(name, between = " ") {
  return name.replace(/([a-z0-9])([A-Z])/g, `$1${between}$2`);
}
