/** What the check found, in plain words. */
import { html } from "../../core/html.js";
import { Icon } from "../../parts/icon.js";
import { t } from "../../core/text.js";
import { outcomeWords } from "./outcomes.js";

/**
 * @param {{record?: any, report?: import("./record.js").Report, seen?: any, file?: string, noRecord?: string}} props
 *   as the page keeps what it checked
 */
export function Verdict({ record, report, seen, file, noRecord }) {
  const source = file && html`<p class="verify-file"><${Icon} id="i-download" size=${16} />${file}</p>`;
  if (noRecord) return html`${source}<${Banner} good=${false} title=${t("verdict-no-record")} text=${t(`verdict-${noRecord}`)} />`;
  if (!report) return null;
  const [first, ...more] = report.faults;
  if (first) {
    const text = [faultWords(record, first), more.length > 0 && t("verdict-more", { count: more.length })].filter(Boolean).join(" ");
    return html`${source}<${Banner} good=${false} title=${t("verdict-wrong")} text=${text} /><${Steps} report=${report} seen=${seen} />`;
  }
  return html`${source}<${Banner} good=${true} title=${t("verdict-right")} text=${rightWords(report)} /><${Steps} report=${report} seen=${seen} />`;
}

function Banner({ good, title, text }) {
  return html`<div class=${`verdict ${good ? "right" : "wrong"}`} role="status">
    <${Icon} id=${good ? "i-yes" : "i-no"} size=${28} />
    <span><b>${title}</b><span>${text}</span></span>
  </div>`;
}

/** One line for each thing that was looked at. */
function Steps({ report, seen }) {
  const has = (...codes) => report.faults.some(({ code }) => codes.includes(code));
  const broken = has("gap");
  const strange = has("gap", "rewind", "misfiled", "act-draws", "outcome");
  const wrong = report.draws.filter(({ fits }) => !fits).length;
  return html`<ul class="verify-steps">
    <${Step} fits=${!has("seed")} text=${t(has("seed") ? "step-seed-wrong" : "step-seed")} />
    <${Step} fits=${has("seal") ? false : seen ? true : null} text=${sealWords(has("seal"), seen)} />
    <${Step} fits=${!strange} text=${t(strange ? "step-lines-wrong" : "step-lines", { lines: report.lines })} />
    <${Step} fits=${broken ? null : wrong === 0} text=${t(broken ? "step-draws-not" : wrong ? "step-draws-wrong" : "step-draws", { wrong, count: report.draws.length })} />
  </ul>`;
}

function sealWords(other, seen) {
  if (other) return t("step-seal-other");
  return seen ? t("step-seal-seen", { at: new Date(seen.at), state: seen.state }) : t("step-seal-unseen");
}

/** `fits`: null when it cannot be told. */
function Step({ fits, text }) {
  const [kind, sign, word] = fits === null ? ["open", "i-help", "sign-open"] : fits ? ["right", "i-yes", "sign-right"] : ["wrong", "i-no", "sign-wrong"];
  return html`<li class=${kind}><${Icon} id=${sign} size=${18} label=${t(word)} /><span>${text}</span></li>`;
}

/** A game without dice has draws only. */
function rightWords(report) {
  const told = counts(report);
  return told.rolls > 0 ? t("verdict-right-text", told) : t("verdict-right-draws", { count: report.draws.length });
}

function counts({ draws }) {
  const of = (kind) => draws.filter((draw) => draw.kind === kind).length;
  return { rolls: of("dice"), start: draws.filter(({ kind, version }) => kind === "dice" && version === 0).length, thefts: of("card"), shuffles: of("order"), numbers: of("number") };
}

/**
 * "Line 41: the record says 3 and 4, the seed gives 6 and 1."
 * @param {any} record
 * @param {import("./record.js").Fault} fault
 */
function faultWords(record, { version, code, said, drawn }) {
  if (!said || !drawn) return t(`fault-${code}`, { version: version ?? 0 });
  return t("fault-draw", { version: version ?? 0, kind: code, said: outcomeWords(record, said), drawn: outcomeWords(record, drawn) });
}
