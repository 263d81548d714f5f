/** One table's address: lobby, game and result, whichever it is time for. */
import { useEffect, useState } from "../vendor/hooks.js";
import { getTable } from "./api.js";
import { ClockAlarm } from "./clock/alarm.js";
import { html } from "./html.js";
import { renewShare } from "./joining/invitation.js";
import { Notices } from "./joining/notices.js";
import { takeCarried } from "./joining/seatlink.js";
import { lazy } from "./lazy.js";
import { closeTable, openTable } from "./net.js";
import { ConnectionBanner } from "./parts/banner.js";
import { Entry } from "./parts/entry.js";
import { NotFound } from "./parts/notfound.js";
import { Shut, SHUTTING } from "./parts/shut.js";
import { preferences } from "./preferences.js";
import { hideRules, RulesOfTable } from "./reference/door.js";
import { resultsHidden, ShowResults } from "./results.js";
import { Calls } from "./table/calls.js";
import { begun, connection, lobby, over } from "./store.js";
import { t } from "./text.js";
import { ModeLink } from "./textmode/mode.js";
import "./verify/seals.js";

const Lobby = lazy(() => import("./lobby/lobby.js").then((module) => module.Lobby), ["lobby", "matters"], ["catalog", "fairness", "matters"]);
const Table = lazy(() => import("./table/table.js").then((module) => module.Table), ["board", "table", "clock", "matters"], ["fairness", "matters"]);
const TextMode = lazy(() => import("./textmode/textmode.js").then((module) => module.TextMode), ["textmode", "clock", "matters"], ["textmode", "matters"]);
const End = lazy(() => import("./end/end.js").then((module) => module.End), ["end"], ["end"]);

const WARM_AFTER_MS = 1500;

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
  if (problem === "password_needed") return html`<${Entry} onEntered=${() => setTries(tries + 1)} />`;
  if (problem === "no_such_table") return html`<${NotFound} title=${t("no-table", { code })} text=${t("no-table-text")} />`;
  const shut = connection.value.state === "shut" ? connection.value.why : problem;
  if (SHUTTING.includes(shut)) return html`<${Shut} why=${shut} code=${code} />`;
  if (problem) return html`<${NotFound} title=${t("unreachable")} text=${t("unreachable-text")} />`;
  return html`<${ConnectionBanner} /><${Stage} /><${RulesOfTable} /><${Calls} />${lobby.value && html`<${Notices} />`}<${ClockAlarm} />`;
}

/** Fetch the board before a game is opened. */
export const warmBoard = () => Table.warm();

/** While people gather in the lobby, the board is fetched, so that the game starts at once. */
function useWarmTable(open) {
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(Table.warm, WARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open]);
}

function Stage() {
  useWarmTable(lobby.value?.state === "open");
  if (!lobby.value) return html`<p class="loading sea" role="status">${t("loading")}</p>`;
  if (lobby.value.state === "closed") return html`<${NotFound} title=${t("lobby-closed")} text=${t("lobby-closed-text")} />`;
  if (lobby.value.state === "open") return html`<${Lobby} />`;
  if (!begun.value) return html`<p class="loading sea" role="status">${t("loading")}</p>`;
  if (preferences.value.textMode) return html`<${ModeLink} /><${TextMode} />`;
  return html`<${ModeLink} /><${Table} />
    ${over.value && !resultsHidden.value && html`<${End} />`}
    ${over.value && resultsHidden.value && html`<${ShowResults} />`}`;
}
