/** Every draw of the game beside what the seed gives. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { follow } from "../../core/router.js";
import { t } from "../../core/text.js";
import { Outcome } from "./outcomes.js";

const CHOICES = ["all", "dice", "card", "order", "number", "wrong"];

/**
 * @param {{record: any, report: import("./record.js").Report, table?: any}} props `table`: the lobby of the table whose record it is,
 *   when it came from there: its replay shows the lines
 */
export function Draws({ record, report, table }) {
  const [shown, show] = useState(report.draws.some(({ fits }) => !fits) ? "wrong" : "all");
  const of = (choice) => report.draws.filter((draw) => choice === "all" || (choice === "wrong" ? !draw.fits : draw.kind === choice));
  const choices = CHOICES.filter((choice) => of(choice).length > 0);
  if (choices.length === 0) return null;
  const choice = choices.includes(shown) ? shown : "all";
  return html`<section class="panel">
    <h2>${t("draws")}</h2>
    ${record.config?.options?.["dice-deck"] !== undefined && html`<p class="mut draws-note">${t("draws-deck")}</p>`}
    <div class="draw-choice" role="group" aria-label=${t("draws")}>
      ${choices.map((each) => html`<button type="button" key=${each} class="tag large" aria-pressed=${String(each === choice)} onClick=${() => show(each)}>${t(`draws-${each}`)} <b>${of(each).length}</b></button>`)}
    </div>
    <div class="draw-box" tabindex="0" role="region" aria-label=${t("draws")}>
      <table class="draws">
        <thead><tr>
          <th scope="col">${t("draw-line")}</th><th scope="col">${t("draw-what")}</th><th scope="col">${t("draw-said")}</th>
          <th scope="col">${t("draw-drawn")}</th><th scope="col">${t("draw-fits")}</th>
        </tr></thead>
        <tbody>${of(choice).map((draw) => html`<${Row} key="${draw.kind}-${draw.version}-${draw.place}" record=${record} draw=${draw} table=${table} />`)}</tbody>
      </table>
    </div>
  </section>`;
}

function Row({ record, draw, table }) {
  const { version, seat, kind, place, said, drawn, fits, back } = draw;
  const person = (table ?? record).seats[seat];
  return html`<tr class=${`${fits ? "" : "wrong"} ${back ? "back" : ""}`}>
    <th scope="row">${table ? html`<a href="t/${table.code}/replay#v=${version}" onClick=${follow} aria-label=${t("draw-replay", { version })}>${version}</a>` : version}</th>
    <td><span class="row">${person && html`<${Chip} look=${person.look ?? seat + 1} letter=${letterOf(person.name)} size=${22} label=${person.name} />`}
      <span>${t("draw-name", { kind, place: place + 1 })}${back && html` <small class="mut">${t("draw-back")}</small>`}</span></span></td>
    <td><${Outcome} record=${record} outcome=${said} /></td>
    <td>${fits ? html`<span class="mut">${t("draw-same")}</span>` : html`<${Outcome} record=${record} outcome=${drawn} />`}</td>
    <td class="sign"><${Icon} id=${fits ? "i-yes" : "i-no"} size=${18} label=${t(fits ? "sign-right" : "sign-wrong")} /></td>
  </tr>`;
}
