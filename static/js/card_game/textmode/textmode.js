/** The card game in words. */
import { html } from "../../parts/index.js";
import { goal, openWindow } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { bringWords } from "../../table/textmode/game.js";
import { TextPage } from "../../table/textmode/page.js";
import { attack } from "../acting/answering.js";
import { decision, send } from "../acting/choices.js";
import "../game.js";
import { reasonWords } from "../saying.js";
import { turn } from "../seen.js";
import { status } from "../table/status.js";
import { answerTo } from "./commands.js";
import { tellAll } from "./events.js";
import { possible, REPLIES } from "./possible.js";
import { Hand, Offers, Players, Realms, Stacks, Standings } from "./sections.js";

/** More examples than this do not help. */
const EXAMPLES = 3;

bringWords("cards", {
  possible,
  replies: REPLIES,
  answers: ["AcceptOffer", "DeclineOffer"],
  leading: new Set(["RollDice", "EndTurn"]),
  status,
  hint,
  answerTo,
  tellAll,
  remark: () => [],
  send,
  reasonWords,
});

export function TextMode() {
  const { number } = turn.value;
  const facts = number > 0 ? t("top-turn", { number, goal: goal.value }) : t("top-set-up", { goal: goal.value });
  return html`<${TextPage} facts=${facts} Standings=${Standings}><${Hand} /><${Offers} /><${Players} /><${Realms} /><${Stacks} /><//>`;
}

/** What to type: an example for each kind of action; during an attack also how long there is for an answer, the same for everybody. */
function hint() {
  if (decision.value?.kind === "Play") return t("cards-text-hint-play");
  const usages = possible.value.filter(({ type }) => !REPLIES.includes(type)).slice(0, EXAMPLES).map(({ choices: [{ command }] }) => t("cards-text-quoted", { command: command.trim() }));
  const time = attack.value && openWindow.value ? t("cards-seconds-in-all", { count: Math.round(openWindow.value.length / 1000) }) : "";
  return [time, usages.length > 0 && t("cards-text-hint", { usages: listWords(usages, "disjunction") })].filter(Boolean).join(" ");
}
