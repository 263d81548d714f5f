/** Who may come to the table: the host removes people, and lets them back in. */
import { keepOut, letIn } from "../../core/api.js";
import { useRequest } from "../../parts/requests.js";
import { Button, Chip, html, Icon, letterOf } from "../../parts/index.js";
import { Problem } from "../../parts/problem.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";

/**
 * Somebody whom the host may keep out or let in.
 * @typedef {{person: string, name: string, where: "sits" | "watches" | "out", look?: number}} One
 * @typedef {import("../../../protocol.js").Lobby} Lobby
 */

/** Shown in the lobby once the host could remove somebody or let them back in: it should not be the first thing that friends see. */
export function BlockingFold() {
  const { host } = lobby.value;
  return host && people().length > 0 && html`<details class="fold doors-fold">
    <summary><${Icon} id="i-person" size=${16} /><b>${t("doors")}</b><${Icon} id="i-down" size=${14} /></summary>
    <${BlockingPanel} />
  </details>`;
}

export function BlockingPanel() {
  const { state } = lobby.value;
  const { busy, problem, run } = useRequest();
  const listed = people();
  return html`<div class="doors">
    ${listed.length > 0 && html`<ul>${listed.map((one) => html`<${Row} key=${one.person} one=${one} busy=${busy === one.person} run=${run} />`)}</ul>`}
    ${listed.length === 0 && html`<p class="mut">${t("doors-nobody")}</p>`}
    <${Problem} text=${problem} />
    <p class="small mut">${t(state === "open" ? "doors-text" : "doors-text-playing")}</p>
  </div>`;
}

/** @param {{one: One, busy: boolean, run: (what: string, act: () => Promise<unknown>) => unknown}} props */
function Row({ one: { person, name, where, look }, busy, run }) {
  const { code } = lobby.value;
  const out = where === "out";
  const press = () => run(person, () => (out ? letIn(code, person) : keepOut(code, person)));
  return html`<li>
    ${look ? html`<${Chip} look=${look} letter=${letterOf(name)} size=${28} />` : html`<span class="door-icon"><${Icon} id=${out ? "i-lock" : "i-eye"} size=${18} /></span>`}
    <span class="grow"><b>${name}</b><small>${t(`doors-${where}`)}</small></span>
    <${Button} busy=${busy} aria-label=${t(out ? "doors-let-in-whom" : "doors-keep-out-whom", { name })} onClick=${press}>${t(out ? "doors-let-in" : "doors-keep-out")}<//>
  </li>`;
}

/** @returns {One[]} */
function people() {
  const { state, seats, you, watchers = [], kept_out: keptOut = [] } = /** @type {Lobby} */ (lobby.value);
  const seated = state === "open" ? seats.filter(({ seat, kind }) => kind === "person" && seat !== you) : [];
  /** @param {One["where"]} where @returns {(one: {person?: string, name?: string, look?: number}) => One} */
  const who = (where) => ({ person = "", name = "", look }) => ({ person, name, look, where });
  return [...seated.map(who("sits")), ...watchers.map(who("watches")), ...keptOut.map(who("out"))];
}
