/** Fetching ahead: the files of the next page, once this one has all of its own and is idle, on a line that has room for them. */
import { whenIdle } from "./idle.js";

/** As `navigator.connection` names them; browsers without it are taken to have a fast line. */
const SLOW = ["slow-2g", "2g", "3g"];

/**
 * @param {() => void} fetchIt
 * @param {{certain?: boolean}} [how] `certain`: the next page is as good as opened, so that it costs no more bytes to have it sooner
 * @returns {() => void} stops it, if it has not begun
 */
export function fetchAhead(fetchIt, { certain = false } = {}) {
  const { saveData = false, effectiveType } = /** @type {any} */ (navigator).connection ?? {};
  if (saveData || (!certain && SLOW.includes(effectiveType))) return () => {};
  let stop = () => {};
  const wait = () => {
    stop = whenIdle(fetchIt);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    stop();
  };
}
