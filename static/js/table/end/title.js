/** How the game ended, in a sentence. */
import { begunView, lobby, standing, winner } from "../../core/store.js";
import { t } from "../../core/text.js";

const MINUTE_MS = 60_000;

/** Who won and how; a game that was broken off has no winner. */
export function endTitle() {
  if (winner.value === undefined) return t("end-aborted");
  const { name } = lobby.value.seats[winner.value];
  const { points, total } = /** @type {{points?: number, total?: number}} */ (begunView().seats?.[winner.value] ?? {});
  if (standing.value.ended) return t("end-conceded", { name });
  return points === undefined ? t("status-over", { name }) : t("end-title", { name, points: total ?? points });
}

/**
 * How long it was, at which table, with which dice.
 * @param {import("./statistics.js").Statistics | null} figures
 */
export function endFacts(figures) {
  const { name, seal } = lobby.value;
  const turns = t("end-turns", { turns: figures?.turns ?? begunView().turn.number });
  return [turns, ...(figures ? [duration(figures.ended - figures.began)] : []), name, t("end-seal", { seal: `${seal.slice(0, 4)}…${seal.slice(-2)}` })].join(" · ");
}

/** In whole minutes, one at least. @param {number} milliseconds */
function duration(milliseconds) {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  return t("end-time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
