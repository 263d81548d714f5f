/** The players as a table, and the standings once the game is over. */
import { rowClockWords } from "../clock/rowclock.js";
import { Chip, html, letterOf } from "../parts/index.js";
import { halted, view, winner } from "../store.js";
import { t } from "../text.js";
import { standings } from "../end/figures.js";
import { endTitle } from "../end/title.js";
import { everySeat, isAway, isBot, isMe, lookOf, nameOf } from "../table/people.js";
import { Section, Table } from "./parts.js";

export function Players() {
  const columns = ["player", "points", "stat-cards", "stat-development", "stat-knights", "stat-road", "text-notes"].map((id) => t(id));
  return html`<${Section} id="players" title=${t("players")} class="people">
    <${Table} caption=${t("players")} heading columns=${columns} rows=${everySeat().map((number) => ({ key: number, cells: cellsOf(number) }))} />
  <//>`;
}

function cellsOf(number) {
  const { seats, longest_road, largest_army, turn, waiting, hand_limit } = view.value;
  const { points, total, cards, development, played, road } = seats[number];
  const notes = [
    isMe(number) && t("me"),
    !halted.value && turn.seat === number && t("text-their-turn"),
    !halted.value && waiting?.[number] && turn.seat !== number && t("text-must-decide"),
    largest_army === number && t("stat-army"),
    longest_road === number && t("stat-longest"),
    cards > hand_limit && t("text-over-limit", { limit: hand_limit }),
    isBot(number) && t("row-bot"),
    isAway(number) && t("row-away"),
    rowClockWords(number),
  ].filter(Boolean).join(", ");
  return [html`<${Name} number=${number} />`, view.value.winner === undefined ? points : total ?? points, cards, development, played?.knight ?? 0, road, notes];
}

function Name({ number }) {
  return html`<span class="row"><${Chip} look=${lookOf(number)} letter=${letterOf(nameOf(number))} size=${24} />${nameOf(number)}</span>`;
}

/** Who won, and where everybody's points come from. */
export function Standings() {
  const rows = standings(view.value, winner.value);
  const columns = ["player", "column-settlements", "column-cities", "column-army", "column-road", "column-cards", "column-other", "points"].map((id) => t(id));
  const title = endTitle();
  return html`<${Section} id="standings" title=${title} class="won">
    <${Table} caption=${t("standings")} columns=${columns} rows=${rows.map(({ seat, settlements, cities, army, road, cards, other, points }) => ({ key: seat, cells: [html`<${Name} number=${seat} />`, settlements, 2 * cities, army, road, cards, other, points] }))} />
  <//>`;
}
