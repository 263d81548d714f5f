/** The card game in words. */
import { html } from "../../parts/index.js";
import { openWindow } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { bringWords } from "../../table/textmode/game.js";
import { TextPage } from "../../table/textmode/page.js";
import { attack } from "../acting/answering.js";
import { realmDecision, send } from "../acting/choices.js";
import "../game.js";
import { realmReasonWords } from "../sentences.js";
import { goal, turn } from "../seen.js";
import { realmStatus } from "../table/status.js";
import { answerToRealmCommand } from "./commands.js";
import { tellRealmEvents } from "./events.js";
import { possibleInRealm, REALM_REPLIES } from "./possible.js";
import { RealmHandSection, RealmOffersSection, RealmPlayersSection, Realms, Stacks, RealmStandingsSection } from "./sections.js";

/** More examples than this do not help. */
const EXAMPLES = 3;

bringWords("cards", {
  possible: possibleInRealm,
  replies: REALM_REPLIES,
  answers: ["AcceptOffer", "DeclineOffer"],
  leading: new Set(["RollDice", "EndTurn"]),
  status: realmStatus,
  hint,
  answerTo: answerToRealmCommand,
  tellAll: tellRealmEvents,
  remark: () => [],
  send,
  reasonWords: realmReasonWords,
});

export function RealmsTextMode() {
  const { number } = turn.value;
  const facts = number > 0 ? t("top-turn", { number, goal: goal.value }) : t("top-set-up", { goal: goal.value });
  return html`<${TextPage} facts=${facts} Standings=${RealmStandingsSection}><${RealmHandSection} /><${RealmOffersSection} /><${RealmPlayersSection} /><${Realms} /><${Stacks} /><//>`;
}

/** What to type: an example for each kind of action; during an attack also how long there is for an answer, the same for everybody. */
function hint() {
  if (realmDecision.value?.kind === "Play") return t("cards-text-hint-play");
  const usages = possibleInRealm.value.filter(({ type }) => !REALM_REPLIES.includes(type)).slice(0, EXAMPLES).map(({ choices: [{ command }] }) => t("cards-text-quoted", { command: command.trim() }));
  const time = attack.value && openWindow.value ? t("cards-seconds-in-all", { count: Math.round(openWindow.value.length / 1000) }) : "";
  return [time, usages.length > 0 && t("cards-text-hint", { usages: listWords(usages, "disjunction") })].filter(Boolean).join(" ");
}
