/** Words of lists about a drawn map. */
import { listWords, t } from "../../core/text.js";

/** For whom a map is, and how far its games go. @param {{figures: import("../../../protocol.js").Json}} map */
export function playersAndGoal({ figures: { seats, goal } }) {
  return t("drawn-for", { seats: seatsInWords(seats), goal });
}

/** @param {number[]} seats ascending */
function seatsInWords(seats) {
  const [first, last] = [seats[0], seats[seats.length - 1]];
  const inRow = last - first === seats.length - 1;
  return inRow && seats.length > 2 ? t("drawn-range", { first, last }) : listWords(seats.map(String), "disjunction");
}

/** Figures of a map, and the number of its findings. @param {import("../../../protocol.js").MapSummary} map */
export function mapSummary({ figures, warnings, playable }) {
  const { land = 0, fog = 0 } = figures;
  const parts = [t("drawn-land", { count: land }), ...(fog ? [t("drawn-fog", { count: fog })] : [])];
  if (!playable) parts.push(t("drawn-unplayable"));
  else if (warnings) parts.push(t("drawn-warnings", { count: warnings }));
  return parts.join(" · ");
}

/** The author of a map. @param {import("../../../protocol.js").MapSummary} map */
export const whoseMap = ({ yours, author }) => (yours ? t("drawn-yours") : t("drawn-by", { name: author }));
