/** One table's address: lobby, game and result, whichever it is time for. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { fetchAhead } from "../core/ahead.js";
import { getTable } from "../core/api.js";
import { watchBack } from "../table/back.js";
import { ClockAlarm } from "../table/clock/alarm.js";
import { html } from "../core/html.js";
import { renewShare } from "./joining/invitation.js";
import { Notices } from "./joining/notices.js";
import { takeCarried } from "../table/seatlink/seatlink.js";
import { lazy } from "../core/lazy.js";
import { closeTable, openTable } from "../core/net.js";
import { ConnectionBanner } from "../parts/banner.js";
import { Entry } from "../parts/entry.js";
import { NotFound } from "../parts/notfound.js";
import { Shut, SHUTTING } from "../parts/shut.js";
import { useDrawnMap } from "../parts/tablemap.js";
import { preferences } from "../core/preferences.js";
import { gameOf } from "../games.js";
import { handShown } from "../table/handmode/chosen.js";
import { HandModeOffer } from "../table/handmode/switches.js";
import { hideRules } from "../table/reference.js";
import { resultsHidden, ShowResults } from "../table/end/results.js";
import { watchWin, winning } from "../table/end/winning.js";
import { Calls } from "../table/notices/calls.js";
import { begun, connection, gameKey, lobby, over } from "../core/store.js";
import { t } from "../core/text.js";
import { ModeLink } from "../table/topbar/mode.js";
import { RulesOfTable } from "./reference/oftable.js";
import "./verify/seals.js";

const Lobby = lazy(() => import("./lobby/lobby.js").then((module) => module.Lobby), ["lobby", "menu"], ["catalog", "fairness", "games", "menu"]);

/**
 * @param {{code: string}} props
 */
export function TablePage({ code }) {
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setProblem(null);
    resultsHidden.value = false;
    getTable(code).then(takeCarried).then(renewShare).then((found) => {
      if (gone) return;
      lobby.value = found;
      openTable(code);
    }, (error) => gone || setProblem(error.code));
    return () => {
      gone = true;
      hideRules();
      closeTable();
    };
  }, [code, tries]);
  useEffect(watchBack, []);
  useEffect(watchWin, [code]);
  if (problem === "password_needed") return html`<${Entry} onEntered=${() => setTries(tries + 1)} />`;
  if (problem === "no_such_table") return html`<${NotFound} title=${t("no-table", { code })} text=${t("no-table-text")} />`;
  const shut = connection.value.state === "shut" ? connection.value.why : problem;
  if (SHUTTING.includes(shut)) return html`<${Shut} why=${shut} code=${code} />`;
  if (problem) return html`<${NotFound} title=${t("unreachable")} text=${t("unreachable-text")} />`;
  const known = lobby.value?.code === code; // at first the store may hold the table that I come from
  return html`<${ConnectionBanner} />${known ? html`<${Stage} /><${RulesOfTable} /><${Calls} /><${Notices} /><${ClockAlarm} />` : html`<${Loading} />`}`;
}

/** Fetch the table of a game before one is opened. */
export const warmGame = () => gameOf(gameKey.value).Table.warm();

/** While people gather in the lobby, the table is fetched, so that the game starts at once. */
function useWarmTable(open) {
  useEffect(() => (open ? fetchAhead(warmGame, { certain: true }) : undefined), [open]);
}

function Loading() {
  return html`<p class="loading sea" role="status">${t("loading")}</p>`;
}

function Stage() {
  useDrawnMap();
  useWarmTable(lobby.value?.state === "open");
  if (lobby.value.state === "closed") return html`<${NotFound} title=${t("lobby-closed")} text=${t("lobby-closed-text")} />`;
  if (lobby.value.state === "open") return html`<${Lobby} />`;
  if (!begun.value) return html`<${Loading} />`;
  const { Table, TextMode, Hand, End } = gameOf(gameKey.value);
  if (preferences.value.textMode && TextMode) return html`<${ModeLink} /><${TextMode} />`;
  return html`${TextMode && html`<${ModeLink} />`}${Hand && handShown.value ? html`<${Hand} />` : html`<${Table} />${Hand && html`<${HandModeOffer} />`}`}
    ${over.value && !winning.value && !resultsHidden.value && html`<${End} />`}
    ${over.value && resultsHidden.value && html`<${ShowResults} />`}`;
}
