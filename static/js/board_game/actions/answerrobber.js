/** The robber was moved: answer it with a knight, or let it be. Everybody is asked who could have one. */
import { Button, html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { developmentName } from "../hand/cards.js";
import { decision, may, send } from "./choices.js";
import { useLead } from "../../table/focus.js";
import { nameOf } from "../../table/people/people.js";

export function AnswerPanel() {
  const { thief, victim } = decision.value ?? {};
  useLead(".answer-robber .primary");
  if (thief === undefined) return null;
  const names = { name: nameOf(thief), victim: victim === undefined ? "" : nameOf(victim) };
  const knight = developmentName("knight");
  const why = may("PlayKnight") ? undefined : t("answer-without", { card: knight });
  return html`<section class="picker card-panel answer-robber" aria-label=${t("status-you-AnswerRobber")}>
    <div class="card-say"><span class="pic"><${Icon} id="dev-knight" size=${46} /></span>
      <p><strong>${t(victim === undefined ? "answer-moved" : "answer-steals", names)}</strong><small>${t("answer-text", { card: knight })}</small>${why && html`<small class="not-now">${why}</small>`}</p></div>
    <div class="picker-acts">
      <${Button} kind="primary" onClick=${() => send({ type: "LetRobberStand" })}>${t("step-LetRobberStand")}<//>
      <${Button} kind="good" class="play-card" why=${why} onClick=${() => send({ type: "PlayKnight" })}>${t("answer-play", { card: knight })}<//>
    </div>
  </section>`;
}
