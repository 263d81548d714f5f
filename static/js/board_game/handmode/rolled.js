/** Production of the last roll for its player, in words for the panel above the hand. */
import { computed } from "../../../vendor/signals.js";
import { seat, turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { beforeTheRoll } from "../../table/handmode/parts.js";
import { isMe, subject, whose } from "../../table/people/people.js";
import { thisTurn } from "../board/marks.js";
import { boardEvents, FLIGHT_OF } from "../events.js";
import { cardWords, countOf } from "../rich.js";

/** The events of a roll that bring cards. */
const BRINGING = boardEvents.filters.dice.filter((type) => FLIGHT_OF[type]);

/** My production in this turn so far. */
const got = computed(() => {
  const mine = thisTurn.value.filter(({ type, seat: by }) => BRINGING.includes(type) && by === seat.value);
  return mine.reduce((sum, { cards }) => {
    for (const [kind, count] of Object.entries(cards ?? {})) sum[kind] = (sum[kind] ?? 0) + count;
    return sum;
  }, /** @type {Record<string, number>} */ ({}));
});

/** True if the roll pays at all; a seven does not. */
const pays = computed(() => thisTurn.value.some(({ type }) => type === "HexesProduced"));

/** "You rolled 8: 3 ore"; before the roll, whose it is. */
export const rolledWords = computed(() => {
  if (!turn.value) return "";
  const { seat: by } = turn.value;
  const dice = /** @type {number[] | undefined} */ (turn.value.dice);
  if (!dice) return beforeTheRoll(turn.value);
  const rolled = t("log-DiceRolled", { who: subject(by), whose: whose(by), sum: dice[0] + dice[1] });
  if (countOf(got.value) > 0) return t(isMe(by) ? "hand-rolled-brought" : "hand-rolled-got", { rolled, cards: cardWords(got.value) });
  return isMe(by) || !pays.value ? rolled : t("hand-rolled-nothing", { rolled });
});
