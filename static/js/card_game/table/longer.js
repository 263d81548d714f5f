/** A list that may be longer than its room: it scrolls, and shows at which end there is more of it. */
import { useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";

/** Scrolled less than this from an end, a list is at that end. */
const SLACK = 4;

/** @param {HTMLElement} list @returns {string} the classes that say where there is more */
function moreOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) {
  const sideways = scrollWidth > clientWidth + SLACK;
  const [before, after] = sideways ? [scrollLeft, scrollWidth - clientWidth - scrollLeft] : [scrollTop, scrollHeight - clientHeight - scrollTop];
  return `${sideways ? "sideways" : ""} ${before > SLACK ? "more-before" : ""} ${after > SLACK ? "more-after" : ""}`;
}

/** @param {{children: any, count: number}} props `children`: the list; `count`: of what is in it */
export function Longer({ children, count }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [more, setMore] = useState("");
  const listIn = () => /** @type {HTMLElement} */ (box.current?.firstElementChild);
  const measure = () => setMore(moreOf(listIn()));
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(listIn());
    measure();
    return () => observer.disconnect();
  }, [count]);
  return html`<div class=${`longer ${more}`} ref=${box} onScrollCapture=${measure}>${children}</div>`;
}
