/** A drawing of the page's own parts as a picture to send around, painted by the browser. */
import { render } from "../../vendor/preact.js";
import { fontFaces } from "../core/fontfaces.js";

/**
 * Paint an SVG drawing.
 * @param {import("../core/html.js").Child} drawing an `<svg>` element with its width and height
 * @param {RegExp} sheets the style sheets that it is made with, by their paths
 * @param {number} sharpness pixels of the picture for each unit of the drawing
 * @returns {Promise<Blob>} a PNG
 */
export async function paint(drawing, sheets, sharpness) {
  const place = document.createElement("div");
  render(drawing, place);
  const sheet = place.querySelector("svg");
  if (!sheet) throw new Error("nothing was drawn");
  sheet.prepend(styles(sheets, await fontFaces(sheet.textContent)), ...symbolsOf(sheet));
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`);
  const canvas = Object.assign(document.createElement("canvas"), { width: sheet.width.baseVal.value * sharpness, height: sheet.height.baseVal.value * sharpness });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("nothing was painted");
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  render(null, place);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("nothing was painted")))));
}

/** Save a picture under a name. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** @param {RegExp} sheets @param {string} fonts its `@font-face` rules */
function styles(sheets, fonts) {
  const own = [...document.styleSheets].filter(({ href }) => href && sheets.test(new URL(href).pathname));
  const rules = own.flatMap((sheet) => [...sheet.cssRules]).filter((rule) => !(rule instanceof CSSFontFaceRule)); // `fonts` are in their place
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = [fonts, ...rules.map(({ cssText }) => cssText), `:root { ${document.documentElement.style.cssText} }`].join("\n");
  return style;
}

/** Copies of the symbols in use: an image on its own sees nothing of the page. @param {SVGElement} sheet @returns {Node[]} */
function symbolsOf(sheet) {
  const ids = new Set([...sheet.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? ""));
  return [...ids].flatMap((id) => {
    const used = id.startsWith("#") ? document.querySelector(id) : null;
    return used ? [used.cloneNode(true)] : [];
  });
}

/** @param {string} address */
async function loaded(address) {
  const image = Object.assign(new Image(), { src: address });
  await image.decode(); // with its fonts
  return image;
}
