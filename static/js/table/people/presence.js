/** Beside a name: whether somebody is there, a bot, or away. */
import { html, Icon } from "../../parts/index.js";
import { t } from "../../core/text.js";
import { AwayTag, isStoodInFor } from "./absent.js";
import { botLevel, isAway, isBot } from "./people.js";

/** @param {{number: number}} props */
export function Presence({ number }) {
  if (isStoodInFor(number)) return html`<span class="dot gone"></span><${AwayTag} number=${number} />`;
  if (isBot(number)) return html`<span class="bot" title=${t("row-bot", { level: botLevel(number) })}><${Icon} id="i-bot" size=${15} label=${t("row-bot", { level: botLevel(number) })} /></span>`;
  if (isAway(number)) return html`<span class="dot gone"></span><${AwayTag} number=${number} />`;
  return html`<span class="dot" title=${t("row-here")}></span>`;
}
