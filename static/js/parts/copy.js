/** Copying and sharing, even where the browser does not allow it: plain HTTP has no clipboard API. */

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is on the clipboard now
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Offer the system's ways to send a link.
 * @param {string} url
 * @returns {Promise<boolean>} false where there is none
 */
export async function share(url) {
  if (!navigator.share) return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error.name === "AbortError";
  }
}

/** @param {string} text @returns {boolean} */
function copyBySelection(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "unseen" });
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  document.body.append(field);
  field.select();
  let done;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  before?.focus();
  return done;
}
