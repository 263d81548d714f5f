/** All pictures, put into the page once: no request per symbol, and they stay when the server is away. */

import { asset } from "./asset.js";

let inside = false;

/** Fetch the sprite and hang it, unseen, into the page. Without it the symbols are read from their file. */
export async function hangSprite() {
  const answer = await fetch(asset("sprite.svg"));
  if (!answer.ok) return;
  // Style attributes that are parsed offend the Content-Security-Policy; set one by one they do not.
  const text = (await answer.text()).replaceAll(" style=", " data-style=");
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  const hung = document.importNode(drawn, true);
  for (const shape of hung.querySelectorAll("[data-style]")) {
    /** @type {SVGElement} */ (shape).style.cssText = shape.getAttribute("data-style") ?? "";
  }
  document.body.prepend(hung);
  inside = true;
}

/**
 * The address of a symbol, for a <use>.
 * @param {string} id as in sprite.svg
 */
export function symbol(id) {
  return inside ? `#${id}` : asset(`sprite.svg#${id}`);
}
