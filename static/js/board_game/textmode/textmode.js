/** The board game in words. */
import { html } from "../../parts/index.js";
import { hasText, t } from "../../core/text.js";
import { bringWords } from "../../table/textmode/game.js";
import { TextPage } from "../../table/textmode/page.js";
import { ACTIONS, offeredAt } from "../actions/rows.js";
import { decision, eitherOr, figures, mode, send } from "../actions/choices.js";
import { status } from "../actions/status.js";
import { reasonWords } from "../actions/whynot.js";
import { fogLeft } from "../events.js";
import "../game.js";
import { begunView } from "../seen.js";
import { countsOf } from "./answers.js";
import { BoardSection } from "./board.js";
import { answerTo } from "./commands.js";
import { tellAll } from "./events.js";
import { HandSection } from "./hand.js";
import { OffersSection } from "./offers.js";
import { PlayersSection, StandingsSection } from "./people.js";
import { possible, REPLIES } from "./possible.js";

bringWords("board", {
  possible,
  replies: REPLIES,
  answers: ["AcceptOffer", "DeclineOffer"],
  leading: new Set(offeredAt("next").filter((type) => !ACTIONS[type].waives)),
  status,
  hint,
  answerTo,
  tellAll,
  remark: (events) => (events.some(({ type }) => type === "HexDiscovered") ? [fogLeft()] : []),
  send,
  reasonWords,
});

export function TextMode() {
  const { turn: { number }, goal } = begunView();
  return html`<${TextPage} facts=${number > 0 ? t("top-turn", { number, goal }) : t("top-set-up", { goal })} Standings=${StandingsSection}><${HandSection} /><${OffersSection} /><${PlayersSection} /><${BoardSection} /><//>`;
}

/** What to type; empty where the sentence says enough. */
function hint() {
  const several = figures.value.length > 1 ? "figures" : eitherOr.value;
  const id = [several, mode.value, decision.value?.kind].map((what) => `text-hint-${what}`).find(hasText);
  const { supply } = begunView();
  return id ? t(id, { conditions: decision.value?.conditions ?? 0, bank: supply ? countsOf(supply) : "unknown" }) : "";
}
