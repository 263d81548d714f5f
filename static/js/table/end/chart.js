/** A chart as wide as its place: drawn in real pixels, so that its words stay readable. */
import { useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";

/**
 * @param {{draw: (width: number) => any}} props
 */
export function Chart({ draw }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const place = /** @type {HTMLElement} */ (box.current);
    const measure = () => setWidth(Math.floor(place.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return html`<div class="chart" ref=${box}>${width > 0 && draw(width)}</div>`;
}
