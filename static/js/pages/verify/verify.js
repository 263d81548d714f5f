/** The page that checks a game: was every roll, theft and shuffle what the sealed seed says? The browser does the sums itself. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { getRecord, getTable } from "../../core/api.js";
import { html } from "../../core/html.js";
import { Entry } from "../../parts/entry.js";
import { HomeLink } from "../../parts/homelink.js";
import { Icon } from "../../parts/icon.js";
import { NotFound } from "../../parts/notfound.js";
import { Shut, SHUTTING } from "../../parts/shut.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { follow } from "../../core/router.js";
import { t } from "../../core/text.js";
import { Draws } from "./drawtable.js";
import { Explained } from "./explained.js";
import { check, NoRecord, readRecord } from "./record.js";
import { seenSeal } from "./seals.js";
import { OtherRecord } from "./source.js";
import { Verdict } from "./verdict.js";

/**
 * @param {{code: string}} props
 */
export function Verify({ code }) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [checked, setChecked] = useState(/** @type {any} */ (null));
  const [tries, setTries] = useState(0);
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  const looks = useRef(0);

  /** If several checks run, only the last one counts, whichever is done first. */
  const lookAgain = () => {
    const number = (looks.current += 1);
    return () => number === looks.current;
  };
  /** Check a record, given as text; `file` is what it is called when it does not come from this server. */
  const look = async (text, lobby, file, isLast = lookAgain()) => {
    try {
      const record = readRecord(text);
      const own = record.code === lobby.code ? lobby.seal : undefined;
      const seen = seenSeal(record.code);
      const report = await check(record, [own, seen?.seal].filter(Boolean));
      if (isLast()) setChecked({ record, report, seen, file });
    } catch (error) {
      if (!(error instanceof NoRecord)) throw error;
      if (isLast()) setChecked({ file, noRecord: error.message });
    }
    if (file && isLast()) top.current?.scrollIntoView({ block: "start" });
  };
  const lookHere = async () => {
    const isLast = lookAgain();
    const lobby = await getTable(code);
    setTable(lobby);
    if (lobby.state === "finished") await look(JSON.stringify(await getRecord(code)), lobby, undefined, isLast);
  };
  useEffect(() => {
    setProblem(null);
    lookHere().catch((error) => setProblem(error.code));
  }, [code, tries]);

  if (problem === "password_needed") return html`<${Entry} onEntered=${() => setTries(tries + 1)} />`;
  if (problem === "no_such_table") return html`<${NotFound} title=${t("no-table", { code })} text=${t("no-table-text")} />`;
  if (problem && SHUTTING.includes(problem)) return html`<${Shut} why=${problem} code=${code} />`;
  if (problem) return html`<${NotFound} title=${t("unreachable")} text=${t("unreachable-text")} />`;
  if (!table) return html`<p class="loading sea" role="status">${t("loading")}</p>`;
  return html`<main class="verify sea" ref=${top}>
    <header class="verify-top">
      <${HomeLink} />
      <span class="grow"></span>
      <a class="btn" href="t/${code}" onClick=${follow}><${Icon} id="i-next" size=${18} class="back" />${t("verify-to-table")}</a>
      <${ThemeButton} />
    </header>
    <div class="verify-column">
      <section class="panel">
        <h1>${t("verify-title")}</h1>
        <p class="mut">${t("verify-lead", { table: table.name })}</p>
        ${checked ? html`<${Verdict} ...${checked} />` : html`<${NotYet} table=${table} />`}
      </section>
      ${checked?.report && html`<${Draws} record=${checked.record} report=${checked.report} table=${checked.file ? undefined : table} key=${checked.file ?? ""} />`}
      <${OtherRecord} onText=${(text, file) => look(text, table, file)} onBack=${checked?.file && table.state === "finished" ? lookHere : undefined} />
      <${Explained} record=${checked?.record} seal=${table.seal} />
    </div>
  </main>`;
}

function NotYet({ table }) {
  if (table.state === "finished") return html`<p role="status">${t("loading")}</p>`;
  return html`<p class="verdict wait"><${Icon} id="i-pause" size=${28} /><span><b>${t("verify-not-over")}</b><span>${t("verify-not-over-text")}</span></span></p>`;
}
