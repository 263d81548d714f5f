/** A private link to a seat, `t/CODE#seat=N.SECRET`. The part after the # never reaches a server's log. */
import { signal } from "../../../vendor/signals.js";
import { ApiError, claimSeat, setName } from "../../core/api.js";
import { wordsFor } from "../../parts/problem.js";
import { linkOf } from "../../core/router.js";
import { me } from "../../core/store.js";
import { t } from "../../core/text.js";

const FRAGMENT = /^#seat=(\d+)\.([A-Za-z0-9_-]+)$/;

/** @typedef {{icon: string, text: () => string}} News `text` makes the words */

/** What came of a link, for those who followed it; null when there was none. */
export const linkNews = signal(/** @type {News | null} */ (null));

let carried = fromAddress();
addEventListener("hashchange", () => FRAGMENT.test(location.hash) && location.reload());

/**
 * The link that moves a seat.
 * @param {string} code
 * @param {number} seat
 * @param {string} secret
 */
export function seatLinkOf(code, seat, secret) {
  return `${linkOf(code)}#seat=${seat}.${secret}`;
}

/**
 * If the address was a link to a seat, take it.
 * @param {any} found the table's Lobby
 * @returns {Promise<any>} the Lobby from then on
 */
export async function takeCarried(found) {
  if (!carried) return found;
  const { seat, secret } = carried;
  carried = null;
  try {
    await introduceAs(found.seats[seat]?.name);
    const lobby = await claimSeat(found.code, secret);
    linkNews.value = { icon: "yes", text: () => t("along-here") };
    return lobby;
  } catch (error) {
    linkNews.value = { icon: "no", text: () => whyNot(error) };
    return found;
  }
}

/** A stranger takes over the name that stands at the seat. @param {string} name */
async function introduceAs(name) {
  if (me.value.name) return;
  if (!name) throw new ApiError(404, "no_such_link", "");
  me.value = await setName(name);
}

/** @param {{code: string, text: string}} error */
function whyNot(error) {
  if (error.code === "no_such_link") return t("along-over");
  if (error.code === "seated_already") return t("along-seated");
  return wordsFor(error);
}

function fromAddress() {
  const found = FRAGMENT.exec(location.hash);
  if (!found) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { seat: Number(found[1]), secret: found[2] };
}
