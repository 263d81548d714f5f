/** Trade tokens: how many everybody has, and what they can be spent on. */
import { useEffect } from "../../../vendor/hooks.js";
import { Button, html, Icon } from "../../parts/index.js";
import { seat } from "../../core/store.js";
import { factWords, t } from "../../core/text.js";
import { ACTIONS, offeredAt } from "./rows.js";
import { cardPanel, closeCard, decision, may, openCard, send } from "./choices.js";
import { whyNone } from "./whynot.js";
import { useLead } from "../../table/focus.js";
import { submit } from "../../table/selection.js";
import { view } from "../seen.js";

/** Instead of a development card in `cardPanel`. */
export const TOKENS = "trade_tokens";

/** What tokens pay for, and how to get some back. */
const ACTS = offeredAt("tokens");

/** What everybody may know of the tokens; undefined where there are none. */
function shown() {
  return Object.values(view.value?.options ?? {}).find((each) => each?.tokens !== undefined);
}

export function hasTokens() {
  return shown() !== undefined;
}

/** How many a seat has. @param {number | string} number */
export function tokensOf(number) {
  return shown()?.tokens[number];
}

/** What an action costs me now. */
function tokenPrice() {
  return shown()?.prices[seat.value ?? -1] ?? 0;
}

function canUseTokens() {
  return ACTS.some(may);
}

/** In the hand, beside the development cards. */
export function TokenStack() {
  const count = tokensOf(seat.value ?? -1);
  const usable = canUseTokens();
  const on = cardPanel.value === TOKENS;
  const label = factWords([t("tokens-count", { count }), usable && t("card-playable")]);
  return html`<button type="button" class=${`dc tokens ${usable ? "usable" : ""} ${on ? "on" : ""}`} data-tokens=${count} aria-label=${label} title=${t("stat-tokens")} aria-pressed=${String(on)}
      onClick=${() => (on ? closeCard(TOKENS) : openCard(TOKENS))}>
    <span class="face"><${Icon} id="i-token" size=${38} /><em>${t("tokens-face")}</em></span>
    <span class="n">${count}</span>
  </button>`;
}

/** In place of the build tiles: what tokens can be spent on. */
export function TokenPanel() {
  const close = () => closeCard(TOKENS);
  const placing = decision.value && !["Roll", "Play"].includes(decision.value.kind);
  useEffect(() => {
    if (placing) close();
  }, [placing]);
  useLead(".token-panel .use:not([aria-disabled='true'])", ".token-panel .back");
  const use = (type) => submit(send({ type }));
  return html`<section class="picker card-panel token-panel" aria-label=${t("stat-tokens")}>
    <ul>${ACTS.map((type) => html`<li key=${type}>
      <${Button} class="use" why=${whyNone(type) ?? undefined} data-token-act=${type} onClick=${() => use(type)}>
        <${Icon} id="i-${ACTIONS[type].icon}" size=${20} /><span><b>${t(`tokens-${type}`)}</b><small>${t(`tokens-text-${type}`)}</small></span>
        <span class="st">${ACTIONS[type].pays ? `−${tokenPrice()}` : `+${shown().for_a_knight}`}<${Icon} id="i-token" size=${15} /></span>
      <//></li>`)}</ul>
    <div class="picker-acts"><${Button} class="back" onClick=${close}>${t("card-back")}<//></div>
  </section>`;
}
