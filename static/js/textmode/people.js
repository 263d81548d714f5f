/** The players as a table, and the standings once the game is over. */
import { Chip, html, letterOf } from "../parts/index.js";
import { lobby, view } from "../store.js";
import { t } from "../text.js";
import { standings } from "../end/figures.js";
import { everySeat, isAway, isBot, isMe, lookOf, nameOf } from "../table/people.js";
import { Section, Table } from "./parts.js";

export function Players() {
  const columns = ["player", "points", "stat-cards", "stat-development", "stat-knights", "stat-road", "text-notes"].map((id) => t(id));
  return html`<${Section} id="players" title=${t("players")} class="people">
    <${Table} caption=${t("players")} heading columns=${columns} rows=${everySeat().map((number) => ({ key: number, cells: cellsOf(number) }))} />
  <//>`;
}

function cellsOf(number) {
  const { seats, longest_road, largest_army, turn, waiting, winner, hand_limit } = view.value;
  const { points, total, cards, development, played, road } = seats[number];
  const notes = [
    isMe(number) && t("me"),
    winner === undefined && turn.seat === number && t("text-their-turn"),
    winner === undefined && waiting?.[number] && turn.seat !== number && t("text-must-decide"),
    largest_army === number && t("stat-army"),
    longest_road === number && t("stat-longest"),
    cards > hand_limit && t("text-over-limit", { limit: hand_limit }),
    isBot(number) && t("row-bot"),
    isAway(number) && t("row-away"),
  ].filter(Boolean).join(", ");
  return [html`<${Name} number=${number} />`, winner === undefined ? points : total ?? points, cards, development, played?.knight ?? 0, road, notes];
}

function Name({ number }) {
  return html`<span class="row"><${Chip} look=${lookOf(number)} letter=${letterOf(nameOf(number))} size=${24} />${nameOf(number)}</span>`;
}

/** Who won, and where everybody's points come from. */
export function Standings() {
  const { winner, seats } = view.value;
  const rows = standings(view.value);
  const columns = ["player", "column-settlements", "column-cities", "column-army", "column-road", "column-cards", "column-other", "points"].map((id) => t(id));
  const title = t("end-title", { name: lobby.value.seats[winner].name, points: seats[winner].total ?? seats[winner].points });
  return html`<${Section} id="standings" title=${title} class="won">
    <${Table} caption=${t("standings")} columns=${columns} rows=${rows.map(({ seat, settlements, cities, army, road, cards, other, points }) => ({ key: seat, cells: [html`<${Name} number=${seat} />`, settlements, 2 * cities, army, road, cards, other, points] }))} />
  <//>`;
}
