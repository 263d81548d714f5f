/** The second half of a finger's double tap was meant for what stood there before: a button that has come in its place since does not take it. */
import { secondHalves } from "../parts/index.js";
import { touch } from "./layout.js";

const CONTROL = "button, a, summary, label, [role=button]";
const isSecondHalf = secondHalves();

addEventListener("click", (event) => {
  const byFinger = touch.value && event.detail > 0;
  if (!byFinger || !isSecondHalf(/** @type {Element} */ (event.target).closest(CONTROL), event)) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });
