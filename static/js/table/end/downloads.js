/** What players may take along from a game: a picture of the result, the record, the log, a summary. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { copy } from "../../parts/copy.js";
import { Icon } from "../../parts/icon.js";
import { save } from "../../parts/painted.js";
import { Problem } from "../../parts/problem.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { ranking } from "./statistics.js";

/**
 * @typedef {import("./statistics.js").Statistics} Statistics
 * @param {{figures: Statistics, drawPicture?: (figures: Statistics) => Promise<Blob>, children?: any}} props
 *   `drawPicture`: where the game has a picture of its result; `children`: what else the game has to take along
 */
export function Downloads({ figures, drawPicture, children }) {
  const { code } = lobby.value;
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [copied, setCopied] = useState(false);
  const savePicture = drawPicture && (async () => {
    setProblem(null);
    try {
      save(await drawPicture(figures), `hexhaven-${code}.png`);
    } catch {
      setProblem(t("keep-picture-failed"));
    }
  });
  return html`<section class="end-box end-wide">
    <h2>${t("keep")} ${drawPicture && html`<small>${t("keep-text")}</small>`}</h2>
    <div class="keepsakes">
      ${savePicture && html`<${Button} icon="download" onClick=${savePicture}>${t("keep-picture")}<//>`}
      <${Download} href="api/tables/${code}/record" name="hexhaven-${code}.json" text=${t("keep-record")} />
      <${Download} href="api/tables/${code}/log.csv" name="hexhaven-${code}.csv" text=${t("keep-log")} />
      ${children}
      ${figures.seats && html`<${Button} icon=${copied ? "yes" : "copy"} onClick=${async () => setCopied(await copy(summary(figures)))}>${t(copied ? "copied" : "copy-summary")}<//>`}
    </div>
    <${Problem} text=${problem} />
  </section>`;
}

/** @param {{href: string, name: string, text: string}} props */
function Download({ href, name, text }) {
  return html`<a class="btn" href=${href} download=${name}><${Icon} id="i-download" size=${20} />${text}</a>`;
}

/** @param {import("./statistics.js").Statistics} figures */
function summary(figures) {
  const { name, seats } = lobby.value;
  const rows = ranking(figures).map(({ seat, total }) => t("summary-row", { name: seats[seat].name, points: total }));
  return [t("summary-title", { table: name, turns: figures.turns }), ...rows].join("\n");
}
