/** All bots play like easy ones for a while, because the server has trouble: said once, and when it is over. */
import { botsImpaired } from "../../core/store.js";
import { t } from "../../core/text.js";
import { toast } from "./toasts.js";

/** @returns {() => void} stops it */
export function watchBots() {
  let before = /** @type {boolean | null} */ (null);
  return botsImpaired.subscribe((now) => {
    if (now) toast(t("bots-impaired"), { icon: "bot" });
    else if (before && now === false) toast(t("bots-recovered"), { icon: "bot" });
    before = now;
  });
}
