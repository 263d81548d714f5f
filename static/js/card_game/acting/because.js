/** What led to the choice that is due, as the log tells it: "You won the tournament, 1 to 0". */
import { spokenEvent } from "../events.js";
import { log } from "../seen.js";
import { sinceRoll } from "../tell/scenes.js";

/** What brings choices; the last of them brought the one that is due. */
const CAUSES = ["DiceRolled", "TournamentHeld", "EventCardTurned", "CardPlayed", "AttackRolled"];
/** Decisions that such an event brings. */
const BROUGHT = new Set(["ChooseGain", "ChooseLoss", "TakeGoods", "GiveGoodBack", "SwapGoods", "ChooseTarget", "ChooseStack", "Spy", "BuryCards"]);

/**
 * Why somebody has to choose; after a tournament without a choice, how it ended. Empty where there is nothing to explain.
 * @param {{kind: string}} [due]
 */
export function because(due) {
  const cause = due && BROUGHT.has(due.kind)
    ? sinceRoll.value.findLast(({ type }) => CAUSES.includes(type))
    : log.value.at(-1)?.events.find(({ type }) => type === "TournamentHeld");
  return cause ? spokenEvent(cause) : "";
}
