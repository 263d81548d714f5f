/** One finished game: when and where, who had how many points, and the ways to look at it again. */
import { html } from "../../core/html.js";
import { variantName } from "../../parts/catalogwords.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { follow } from "../../core/router.js";
import { t } from "../../core/text.js";

/**
 * @param {{game: import("../../../protocol.js").PastGame}} props
 */
export function PastGame({ game }) {
  const { code, name, at } = game;
  const map = variantName(game);
  return html`<li class="past-game">
    <div class="past-head">
      <a class="past-name" href="t/${code}" onClick=${follow}>${name}</a>
      <${Outcome} game=${game} />
      <span class="small mut">${at === undefined ? map : t("history-when", { at, map })}</span>
    </div>
    <ol class="past-seats">${ranked(game).map((seat) => html`<${Seat} key=${seat.number} seat=${seat} won=${seat.number === game.winner} you=${seat.number === game.you} />`)}</ol>
    ${at === undefined ? html`<p class="small mut">${t("history-broken", { code })}</p>` : html`<div class="past-links">
      <${To} page="replay" icon="i-play" game=${game} />
      <${To} page="verify" icon="i-dice" game=${game} />
    </div>`}
  </li>`;
}

/** What came of it for somebody who played; for others, only what is out of the ordinary. */
function Outcome({ game: { at, you, winner, how } }) {
  if (at === undefined) return null;
  if (winner === undefined) return html`<span class="tag">${t("history-aborted")}</span>`;
  if (you === undefined) return how === "conceded" && html`<span class="tag">${t("history-conceded")}</span>`;
  const won = winner === you;
  return html`<span class="tag ${won ? "good" : ""}"><${Icon} id=${won ? "i-crown" : "i-person"} size=${14} />${t(won ? "history-won" : "history-lost", { how: how ?? "played" })}</span>`;
}

function Seat({ seat: { look, name, points, kind }, won, you }) {
  return html`<li class=${`past-seat ${won ? "won" : ""}`}>
    <${Chip} look=${look} letter=${letterOf(name)} size=${26} />
    <span class="name">${you ? html`<b>${name}</b>` : name}</span>
    ${kind === "bot" && html`<${Icon} id="i-bot" size=${15} label=${t("bot", { level: "" })} />`}
    ${won && html`<${Icon} id="i-crown" size=${15} label=${t("history-winner")} />`}
    ${points !== undefined && html`<b class="past-points">${points}</b>`}
  </li>`;
}

function To({ page, icon, game }) {
  const word = t(`history-${page}`);
  return html`<a class="btn" href="t/${game.code}/${page}" aria-label=${t("table-link", { action: word, table: game.name })} onClick=${follow}><${Icon} id=${icon} size=${18} />${word}</a>`;
}

/** @param {import("../../../protocol.js").PastGame} game */
function ranked({ seats, winner }) {
  const rows = seats.map((seat, number) => ({ ...seat, number }));
  return rows.sort((a, b) => Number(b.number === winner) - Number(a.number === winner) || (b.points ?? 0) - (a.points ?? 0));
}
