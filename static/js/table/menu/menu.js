/** The table's menu: everything that is decided together, each with a step that says what will happen and who is asked. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { handOver } from "../../core/api.js";
import { TakeAlongButton } from "../seatlink/takealong.js";
import { Button, html, Icon, Sheet } from "../../parts/index.js";
import { Problem, refusalWords, wordsFor } from "../../parts/problem.js";
import { follow, linkOf } from "../../core/router.js";
import { mayAsk, propose } from "../../core/net.js";
import { applyIfNewer, lobby, over, proposal, seat, standing } from "../../core/store.js";
import { t } from "../../core/text.js";
import { open } from "../layout.js";
import { isAway, isMe, nameOf, otherSeats } from "../people/people.js";
import { peopleAsked, askedWords, meansWords, whyNotAlone } from "../proposals/acts.js";
import { LineChoice, latestTarget } from "../proposals/backto.js";
import { BlockingPanel } from "./blocking.js";
import { considered, openMenu } from "./opening.js";
import { Talking } from "../chat/talking.js";

/**
 * @typedef {import("../proposals/acts.js").Act} Act
 * @typedef {import("../../../protocol.js").Lobby["seats"][number]} Chair
 */

/** The host's own decisions, besides handing over. @type {Record<string, () => unknown>} */
const ALONE = { talking: Talking, doors: BlockingPanel };

/** The button that opens it. */
export function MenuButton() {
  if (seat.value === null) return null;
  const toggle = () => (open.value === "menu" ? (open.value = null) : openMenu());
  return html`<button type="button" class="menu-button" aria-expanded=${String(open.value === "menu")} onClick=${toggle}><${Icon} id="i-menu" size=${19} />${t("matters")}</button>`;
}

export function MenuSheet() {
  const close = () => { open.value = null; };
  const act = considered.value;
  return html`<${Sheet} title=${t("matters")} class="menu-sheet" onClose=${close}>
    ${!act ? html`<${Menu} />` : ALONE[act.table] ? html`<${Own} key=${act.table} what=${act.table} />` : html`<${Step} key=${act.table} act=${act} onDone=${close} />`}
  <//>`;
}

function Menu() {
  const busy = proposal.value ? t("matter-busy") : undefined;
  const items = over.value ? [] : itemsOf();
  const { host } = lobby.value;
  const heir = heirs()[0];
  return html`<ul class="matter-list">
    ${items.map(({ act, icon, why }) => html`<${Item} key=${`${act.table}-${act.seat}`} act=${act} icon=${icon} why=${why ?? busy} />`)}
    ${host && html`<${Item} act=${{ table: "host", seat: heir }} icon="crown" why=${heir === undefined ? t("matter-no-heir") : undefined} />`}
    ${host && !lobby.value.settings.guide && html`<${Item} act=${{ table: "talking" }} icon="headset" /><${Item} act=${{ table: "doors" }} icon="lock" />`}
    <li><${BigScreenLink} /></li>
    <li><${TakeAlongButton} kind="quiet" onPress=${() => { open.value = null; }} /></li>
    <li><a class="btn quiet matter" href="." onClick=${follow}><${Icon} id="i-next" size=${22} /><span class="grow"><b>${t("leave")}</b><small>${t("leave-text")}</small></span></a></li>
    ${items.length === 0 && !host && html`<li class="mut">${t("refused-game_over")}</li>`}
  </ul>`;
}

/** The table for everyone in the room, on a page of its own: the player keeps the seat here. */
function BigScreenLink() {
  const path = `t/${lobby.value.code}/tv`;
  const address = `${linkOf(lobby.value.code)}/tv`.replace(/^https?:\/\//, "");
  return html`<a class="btn quiet matter" href=${path} target="_blank"><${Icon} id="i-tv" size=${22} /><span class="grow"><b>${t("matter-screen")}</b><small>${t("matter-screen-text", { address })}</small></span></a>`;
}

/** What may be proposed now. @returns {{act: import("../proposals/acts.js").Act, icon: string, why?: string}[]} */
function itemsOf() {
  const others = otherSeats();
  const target = latestTarget();
  return [
    standing.value.paused ? { act: { table: "continue" }, icon: "next" } : { act: { table: "pause" }, icon: "pause" },
    ...absent().map((number) => ({ act: { table: "stand_in", seat: number }, icon: "bot" })),
    { act: { table: "rewind", to: target }, icon: "undo", why: target === undefined ? t("matter-nothing-back") : undefined },
    { act: { table: "concede", to: others[0] }, icon: "flag" },
    { act: { table: "abort" }, icon: "no" },
  ];
}

/** People who are away and have no bot to stand in for them. */
export function absent() {
  return otherSeats().filter((number) => isAway(number) && !standing.value.stand_ins?.includes(number));
}

/** The seats of those who could be host instead of me. @returns {number[]} */
function heirs() {
  const chairs = /** @type {Chair[]} */ (lobby.value.seats);
  return chairs.filter((person) => person.kind === "person" && !isMe(person.seat)).map((person) => person.seat);
}

/** @param {{act: Act, icon: string, why?: string}} props */
function Item({ act, icon, why }) {
  const player = absentOf(act);
  const press = () => (act.table === "continue" ? endPause() : (considered.value = act));
  return html`<li><${Button} kind="quiet" class="matter" why=${why} data-matter=${act.table} onClick=${press}>
    <${Icon} id="i-${icon}" size=${22} /><span class="grow"><b>${t(`matter-${act.table}`, { player })}</b><small>${why ?? t(`matter-text-${act.table}`, { player })}</small></span>
  <//></li>`;
}

/** The name of the player who is away, of an act that puts a bot in their place. @param {Act} act */
function absentOf({ table, seat: number }) {
  return table === "stand_in" && number !== undefined ? nameOf(number) : "";
}

/** Anybody who sits here may end the pause. */
export async function endPause() {
  const wanted = { table: "continue" };
  if (!(await mayAsk(wanted))) return;
  open.value = null;
  await propose(wanted).catch(() => {});
}

/** A matter that the host settles alone, and at once. @param {{what: string}} props */
function Own({ what }) {
  return html`<div class="matter-step">
    <h3>${t(`matter-${what}`)}</h3>
    <${ALONE[what]} />
    <div class="acts"><${Button} onClick=${() => { considered.value = null; }}>${t("matter-back")}<//></div>
  </div>`;
}

/** One act: what exactly, what will happen, who is asked. @param {{act: Act, onDone: () => void}} props */
function Step({ act, onDone }) {
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const heir = act.table === "host" ? act.seat : undefined;
  const handing = heir !== undefined;
  const alone = handing ? undefined : whyNotAlone(act);
  const isBack = act.table === "stand_in" && !absent().some((number) => number === act.seat);
  useEffect(() => {
    if (isBack) considered.value = null;
  }, [isBack]);
  const go = async () => {
    if (!(await mayAsk(act))) return;
    try {
      if (handing) applyIfNewer(await handOver(lobby.value.code, heir));
      else await propose(act);
      onDone();
    } catch (error) {
      setProblem(handing ? wordsFor(error) : refusalWords(error));
    }
  };
  /** @param {Partial<Act>} changed */
  const change = (changed) => (considered.value = { ...act, ...changed });
  return html`<form class="matter-step" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <h3>${t(`matter-${act.table}`, { player: absentOf(act) })}</h3>
    ${act.table === "concede" && html`<${PlayerChoice} label=${t("matter-to-whom")} seats=${otherSeats()} value=${act.to} onChange=${(/** @type {number} */ to) => change({ to })} />`}
    ${handing && html`<${PlayerChoice} label=${t("matter-to-whom")} seats=${heirs()} value=${heir} onChange=${(/** @type {number} */ number) => change({ seat: number })} />`}
    ${act.table === "rewind" && html`<${LineChoice} value=${act.to} onChange=${(/** @type {number} */ to) => change({ to })} />`}
    <p class="means">${handing ? t("means-host", { player: nameOf(heir) }) : meansWords(act)}</p>
    ${!handing && html`<p class="asked"><${Icon} id="i-person" size=${16} /><span>${alone ?? askedWords()}</span></p>`}
    <${Problem} text=${problem} />
    <div class="acts">
      <${Button} onClick=${() => { considered.value = null; }}>${t("matter-back")}<//>
      <${Button} kind="primary" type="submit" class="do-it" why=${alone} onClick=${go}>${t(handing || peopleAsked().length === 0 ? "matter-do" : "matter-propose")}<//>
    </div>
  </form>`;
}

/** @param {{label: string, seats: number[], value: number, onChange: (seat: number) => void}} props */
function PlayerChoice({ label, seats, value, onChange }) {
  return html`<label class="matter-choice"><span>${label}</span>
    <span class="select"><select onChange=${(/** @type {{target: HTMLSelectElement}} */ { target }) => onChange(Number(target.value))}>
      ${seats.map((number) => html`<option key=${number} value=${number} selected=${number === value}>${nameOf(number)}</option>`)}
    </select><${Icon} id="i-down" size=${14} /></span>
  </label>`;
}
