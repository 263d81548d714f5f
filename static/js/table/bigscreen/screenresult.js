/** A big screen after the game: who won, where the points came from, what was worth telling, how the season stands, and who plays again. */
import { useEffect } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { go } from "../../core/router.js";
import { goal, lobby, winner } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { letterOf } from "../../parts/looks.js";
import { useNext } from "../end/rematch.js";
import { useStatistics } from "../end/statistics.js";
import { endFacts, endTitle } from "../end/title.js";
import { ScreenSeason, useSeason } from "./screenseason.js";
import { isCrowded, Pill } from "./seatcards.js";
import { Stage } from "./stage.js";

/** @typedef {import("../../../protocol.js").Lobby["seats"][number]} Chair */

/**
 * @param {{Figures: import("../../../vendor/preact.js").ComponentType<any>, Trophy?: import("../../../vendor/preact.js").ComponentType<{look: number}>}} props
 *   the game's own, as for its result on other screens
 */
export function ScreenResult({ Figures, Trophy }) {
  const { code, seats } = lobby.value;
  const { figures, failed, again } = useStatistics(code);
  const season = useSeason(code);
  useEffect(() => (failed ? clearLater(again) : undefined), [failed]);
  const person = winner.value === undefined ? undefined : seats[winner.value];
  return html`<${Stage} class=${`tv-end ${isCrowded() ? "crowded" : ""} ${season ? "counted" : ""}`}>
    <header class="deep">
      ${person && html`<${Chip} look=${person.look} letter=${letterOf(person.name)} size=${160} />`}
      <div class="grow"><h1>${endTitle()}</h1><p>${endFacts(figures)}</p></div>
      ${person && Trophy && html`<${Trophy} look=${person.look} />`}
    </header>
    <main>${figures ? html`<${Figures} figures=${figures} goal=${goal.value} />` : html`<p class="awaited" role="status">${t("end-loading")}</p>`}${figures && season && html`<${ScreenSeason} season=${season} />`}</main>
    <${Again} />
  <//>`;
}

const TRY_AGAIN_MS = 10_000;

/** Nobody presses a button here, so the figures are asked for again. @param {() => void} again */
function clearLater(again) {
  const timer = setTimeout(again, TRY_AGAIN_MS);
  return () => clearTimeout(timer);
}

/** The players of the next game; once it begins, the screen follows. */
function Again() {
  const next = useNext(lobby.value.next);
  const begun = next?.state === "playing";
  useEffect(() => {
    if (begun) go(`t/${next.code}/tv`);
  }, [begun]);
  const people = /** @type {Chair[]} */ (lobby.value.seats).filter(({ kind }) => kind === "person");
  const coming = new Set(/** @type {Chair[]} */ (next?.seats ?? []).filter(({ kind, here }) => kind === "person" && here).map(({ name }) => name));
  return html`<footer><b>${t("screen-again")}</b><span class="mut">${next ? t("screen-again-at", { code: next.code }) : t("screen-again-how")}</span><span class="grow"></span>
    ${people.map(({ seat, name = "", look }) => html`<span key=${seat} class="comes">${coming.has(name)
      ? html`<${Pill} kind="good" icon="i-yes"><${Chip} look=${look} letter=${letterOf(name)} size=${46} label=${name} />${t("screen-comes")}<//>`
      : html`<${Pill}><${Chip} look=${look} letter=${letterOf(name)} size=${46} label=${name} />…<//>`}</span>`)}
  </footer>`;
}
