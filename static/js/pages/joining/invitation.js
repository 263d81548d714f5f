/** Taking a seat: for somebody who opened the link, with name and seats on one page. */
import { signal } from "../../../vendor/signals.js";
import { getTable, takeSeat } from "../../core/api.js";
import { reconnect } from "../../core/net.js";
import { keepName, nameProblem } from "../../parts/namefield.js";
import { applyIfNewer, lobby, me } from "../../core/store.js";

/** What is wrong with the name, in words; null while nothing is. */
export const wrongName = signal(/** @type {string | null} */ (null));
/** The code of the table that somebody without a seat only wants to watch. */
export const watched = signal(/** @type {string | null} */ (null));

/**
 * Sit down under the name in the field. A name that will not do is reported beside the field, and nothing happens.
 * @param {number} seat
 * @returns {Promise<any>} the Lobby from then on
 */
export async function sitDown(seat) {
  const { code, you } = lobby.value;
  if (you === undefined) {
    wrongName.value = nameProblem();
    if (wrongName.value) return void document.getElementById("name")?.focus();
    const stranger = !me.value.name;
    await keepName();
    if (stranger) reconnect(); // a socket keeps the guest it was opened with
  }
  const seated = await takeSeat(code, seat);
  watched.value = null;
  return seated;
}

/** Sit down wherever there is room, even if somebody else was quicker at one place. */
export async function sitAnywhere() {
  const { code, seats } = lobby.value;
  const free = seats.find(({ kind }) => kind === "free");
  try {
    return await sitDown(free.seat);
  } catch (error) {
    if (error.code !== "seat_taken") throw error;
    const found = await getTable(code);
    if (!found.seats.some(({ kind }) => kind === "free")) throw error;
    applyIfNewer(found);
    return sitAnywhere();
  }
}

/**
 * Somebody who opens a lobby where they have a seat gives the dice a fresh share: a rematch seats people without their browsers.
 * @param {any} found the table's Lobby
 * @returns {Promise<any>} the Lobby from then on
 */
export async function renewShare(found) {
  if (found.state !== "open" || found.you === undefined) return found;
  return takeSeat(found.code, found.you).catch(() => found);
}
