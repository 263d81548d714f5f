/** The players as a table, and the standings once the game is over. */
import { CellClock } from "../../table/clock/rowclock.js";
import { Button, Chip, html } from "../../parts/index.js";
import { clock, halted, lobby } from "../../core/store.js";
import { lazy } from "../../core/lazy.js";
import { t } from "../../core/text.js";
import { ranking, useStatistics } from "../../table/end/statistics.js";
import { endTitle } from "../../table/end/title.js";
import { botLevel, everySeat, isAway, isBot, isMe, nameOf, neutralSeats, signOf } from "../../table/people/people.js";
import { flagOf } from "../actions/flag.js";
import { neutralWords } from "../players/neutral.js";
import { provenSentence } from "../players/proven.js";
import { hasTokens, tokensOf } from "../actions/tokens.js";
import { atSea } from "./answers.js";
import { Section, WordsTable } from "../../table/textmode/parts.js";
import { begunView } from "../seen.js";

export function PlayersSection() {
  const columns = ["player", "points", "stat-cards", "stat-development", "stat-knights", "stat-road", "text-notes", ...(clock.value ? ["clock-column"] : [])].map((id) => t(id));
  return html`<${Section} id="players" title=${t("players")} class="people">
    <${WordsTable} caption=${t("players")} heading columns=${columns} rows=${everySeat().map((number) => ({ key: number, cells: cellsOf(number) }))} />
    ${neutralSeats().map((number) => html`<p key=${number}>${neutralWords(number)}</p>`)}
  <//>`;
}

function cellsOf(number) {
  const { seats, longest_road, largest_army, turn, waiting, hand_limit } = begunView();
  const { points, total, cards, development, played, road, proven } = seats[number];
  const notes = [
    isMe(number) && t("me"),
    !halted.value && turn.seat === number && t("text-their-turn"),
    !halted.value && waiting?.[number] && turn.seat !== number && t("text-must-decide"),
    largest_army === number && t("stat-army"),
    longest_road === number && t("stat-longest"),
    cards > hand_limit && t("text-over-limit", { limit: hand_limit }),
    ...atSea(number),
    isBot(number) && t("row-bot", { level: botLevel(number) }),
    isAway(number) && t("row-away"),
    flagOf(number) && t("row-flag"),
    hasTokens() && t("tokens-count", { count: tokensOf(number) }),
    provenSentence(proven),
  ].filter(Boolean).join(", ");
  return [html`<${Name} number=${number} />`, begunView().winner === undefined ? points : total ?? points, cards, development, played?.knight ?? 0, road, notes, ...(clock.value ? [html`<${CellClock} number=${number} />`] : [])];
}

function Name({ number }) {
  return html`<span class="row"><${Chip} ...${signOf(number)} size=${24} />${nameOf(number)}</span>`;
}

const MomentLines = lazy(() => import("../../table/end/gamemoments.js").then((module) => module.MomentLines), [], ["end"], () => null);

const PARTS = ["settlements", "cities", "army", "road", "cards", "other"];

/** The winner, the sources of everybody's points, and the moments of the game. */
export function StandingsSection() {
  const { figures, failed, again } = useStatistics(lobby.value.code);
  const columns = ["player", ...PARTS.map((part) => `column-${part}`), "points"].map((id) => t(id));
  return html`<${Section} id="standings" title=${endTitle()} class="won">
    ${figures && html`<${WordsTable} caption=${t("standings")} columns=${columns} rows=${ranking(figures).map(({ seat, parts, total }) => ({ key: seat, cells: [html`<${Name} number=${seat} />`, ...PARTS.map((part) => parts[part]), total] }))} /><${MomentLines} moments=${figures.moments} />`}
    ${!figures && html`<p role=${failed ? "alert" : "status"}>${t(failed ? "end-failed" : "end-loading")} ${failed && html`<${Button} onClick=${again}>${t("try-again")}<//>`}</p>`}
  <//>`;
}
