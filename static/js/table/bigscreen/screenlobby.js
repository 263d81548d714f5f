/** A big screen before the game: the seats as they fill, what will be played, and the way in for phones. */
import { useEffect } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { getAddress } from "../../core/api.js";
import { guestsBase, linkOf } from "../../core/router.js";
import { lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { QrCode } from "../../parts/qr.js";
import { ScreenHeader } from "./screenheader.js";
import { Pill } from "./seatcards.js";
import { Stage } from "./stage.js";

/** @typedef {import("../../../protocol.js").Lobby["seats"][number]} Chair */

/** @param {{children: import("../../../vendor/preact.js").ComponentChildren}} props `children`: what will be played */
export function ScreenLobby({ children }) {
  const { code, name, seats } = lobby.value;
  const taken = seats.filter((/** @type {Chair} */ { kind }) => kind !== "free").length;
  useGuestsAddress();
  return html`<${Stage} class="tv-lobby deep">
    <${ScreenHeader}><span class="tv-sound"><${Icon} id="i-sound" size=${36} />${t("screen-sound-here")}</span><//>
    <main class="tv-gather">
      <header><h1>${name}</h1><p>${t("screen-taken", { taken, seats: seats.length })}</p></header>
      <ul class=${seats.length > 4 ? "many" : ""} aria-label=${t("seats")}>${seats.map((/** @type {Chair} */ chair) => html`<${ScreenSeat} key=${`${chair.seat}-${chair.kind}`} chair=${chair} />`)}</ul>
      <div class="tv-play">${children}<p class="next">${whatNext(seats)}</p></div>
    </main>
    <aside class="tv-join"><section>
      <h2>${t("screen-scan")}</h2>
      <${QrCode} text=${linkOf(code)} />
      <p class="or">${t("screen-or-open")} <b>${homeAddress()}</b><br />${t("screen-and-type")}</p>
      <b class="code">${code}</b>
      <p class="secret">${t("screen-your-phone")}</p>
    </section></aside>
  <//>`;
}

/** The address for guests, where it is not this page's own. */
function useGuestsAddress() {
  useEffect(() => {
    getAddress().then(({ base }) => (guestsBase.value = base ?? null), () => {});
  }, []);
}

/** The first page's address as one would type it. */
export function homeAddress() {
  const { host, pathname } = new URL(guestsBase.value ?? document.baseURI);
  return `${host}${pathname}`.replace(/\/$/, "");
}

/** @param {{chair: Chair}} props */
function ScreenSeat({ chair }) {
  const { look, kind, name = "" } = chair;
  if (kind === "free") return html`<li class=${`free seat-${look}`}><${Chip} look=${look} size=${120} /><span><b>${t("screen-free-seat")}</b><small>${t("screen-scan-to-take")}</small></span></li>`;
  return html`<li class=${`seat-${look}`}><${Chip} look=${look} letter=${letterOf(name)} size=${120} /><span><b title=${name}>${name}</b><${Readiness} ...${chair} /></span></li>`;
}

/** @param {Chair} chair */
function Readiness({ kind, ready, host }) {
  if (kind === "bot") return html`<${Pill} icon="i-bot">${t("screen-bot")}<//>`;
  if (!ready) return html`<${Pill} icon="i-clock" kind="warn">${t(host ? "screen-host" : "not-ready")}<//>`;
  return html`<${Pill} icon="i-yes" kind="good">${t(host ? "screen-ready-host" : "ready")}<//>`;
}

/** The step that is missing before the game begins. @param {Chair[]} seats */
function whatNext(seats) {
  const host = seats.find((chair) => chair.host);
  if (!host) return t("screen-no-host");
  const awaited = seats.filter(({ kind, ready, host: leads }) => kind === "person" && !ready && !leads).map(({ name = "" }) => name);
  return awaited.length > 0 ? t("screen-starts-when", { host: host.name ?? "", names: listWords(awaited), count: awaited.length }) : t("screen-may-start", { host: host.name ?? "" });
}
