/** The page's fonts for a drawing that is an image of its own: such an image sees nothing of the page and may load nothing. */

const FILE = /url\(["']?([^"')]+)["']?\)/;
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;

/**
 * The `@font-face` rules of the page, each with its file written in: those that have letters of the text.
 * @param {string} text what the drawing shows
 * @returns {Promise<string>}
 */
export async function fontFaces(text) {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  return (await Promise.all(rules.filter((rule) => hasLetters(rule, text)).map(complete))).join("\n");
}

/** @param {CSSFontFaceRule} rule @param {string} text */
function hasLetters({ style }, text) {
  const ranges = [...style.getPropertyValue("unicode-range").matchAll(RANGE)].map(([, first, last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)]);
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return ranges.length === 0 || ranges.some(([first, last]) => points.some((point) => first <= point && point <= last));
}

/** @param {CSSFontFaceRule} rule */
async function complete({ cssText, parentStyleSheet }) {
  const file = FILE.exec(cssText);
  if (!file) return cssText;
  const answer = await fetch(new URL(file[1], parentStyleSheet?.href ?? document.baseURI)).catch(() => /** @type {null} */ (null));
  if (!answer?.ok) return ""; // a system font stands in for it, as on the page
  return cssText.replace(file[0], `url("${await dataUrl(await answer.blob())}")`);
}

/** @param {Blob} blob */
function dataUrl(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
