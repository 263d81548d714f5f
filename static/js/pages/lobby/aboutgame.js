/** Which game is played at this table, how many play it, how long it takes, and what it is about. */
import { html } from "../../core/html.js";
import { gameKey, lobby } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";

export function AboutGame() {
  const game = `game-${gameKey.value}`;
  if (!hasText(`${game}-text`)) return null;
  return html`<div class="about-game">
    <p><b>${t(game)}</b>
      <span class="tag"><${Icon} id="i-person" size=${13} />${t("about-players", { count: lobby.value.seats.length })}</span>
      <span class="tag"><${Icon} id="i-clock" size=${13} />${t(`${game}-time`)}</span></p>
    <p class="small">${t(`${game}-text`)}</p>
  </div>`;
}
