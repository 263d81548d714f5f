/** Somebody reminds me that it is my turn: heard, and seen also from another tab. */
import { useEffect } from "../../../vendor/hooks.js";
import { still } from "../../core/preferences.js";
import { nudged } from "../../core/store.js";
import { t } from "../../core/text.js";
import { called } from "../../core/title.js";
import { play } from "./sound.js";
import { nameOf } from "../people/people.js";
import { toast } from "./toasts.js";

const BLINK_MS = 900;
const BLINKS = 10;

/** @returns {null} */
export function Nudged() {
  const news = nudged.value;
  useEffect(() => {
    if (!news) return undefined;
    const name = nameOf(news.by);
    toast(t("nudged", { name }), { icon: "sound", now: true });
    play({ type: "Nudged" });
    return flashTitle(t("nudged-title", { name }));
  }, [news]);
  return null;
}

/** The tab's title and the words take turns; without motion they stand still. @param {string} words */
function flashTitle(words) {
  let count = 0;
  called.value = words;
  const timer = setInterval(() => {
    count += 1;
    called.value = count < BLINKS && (still.value || count % 2 === 0) ? words : null;
    if (count >= BLINKS) clearInterval(timer);
  }, BLINK_MS);
  return () => {
    clearInterval(timer);
    called.value = null;
  };
}
