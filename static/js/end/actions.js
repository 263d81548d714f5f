/** What one may do after the game: another one, look at the board, take the record along. */
import { useState } from "../../vendor/hooks.js";
import { createTable } from "../api.js";
import { html } from "../html.js";
import { copy } from "../parts/copy.js";
import { say } from "../net.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { Problem, wordsFor } from "../parts/problem.js";
import { go, linkOf } from "../router.js";
import { lobby, me, view } from "../store.js";
import { t } from "../text.js";
import { standings } from "./figures.js";

/**
 * @param {{onBoard: () => void}} props
 */
export function Actions({ onBoard }) {
  const { code, config, you } = lobby.value;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [copied, setCopied] = useState(false);
  const again = async () => {
    if (!me.value.name) return go("");
    setBusy(true);
    try {
      const table = await createTable(config);
      if (you !== undefined) say(t("new-table-said", { link: linkOf(table.code) }));
      go(`t/${table.code}`);
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(false);
    }
    return undefined;
  };
  return html`<footer class="end-foot">
    <${Button} kind="primary" icon="replay" class="again" busy=${busy} onClick=${again}>${t("new-table")}<//>
    <${Problem} text=${problem} />
    <span class="grow"></span>
    <${Button} icon="fit" onClick=${onBoard}>${t("back-to-board")}<//>
    <a class="btn" href="api/tables/${code}/record" download="hexhaven-${code}.json"><${Icon} id="i-download" size=${20} />${t("export")}</a>
    <${Button} icon=${copied ? "yes" : "copy"} onClick=${async () => setCopied(await copy(summary()))}>${t(copied ? "copied" : "copy-summary")}<//>
  </footer>`;
}

function summary() {
  const { name, seats } = lobby.value;
  const rows = standings(view.value).map(({ seat, points }) => t("summary-row", { name: seats[seat].name, points }));
  return [t("summary-title", { table: name, turns: view.value.turn.number }), ...rows].join("\n");
}
