/** Decisions about a group and its players: by its host, and by each player about themselves. */
import { useState } from "../../../vendor/hooks.js";
import { groups } from "../../core/api/grouprequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Modal } from "../../parts/modal.js";
import { Select } from "../../parts/option.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { ALL_TIME, nameOfPlayer, MemberChip, seasonName } from "./groupwords.js";

/** @typedef {import("./season.js").Page} Page */
/** @typedef {import("./season.js").Run} Run */
/** @typedef {import("./groupwords.js").Player} Player */
/** @typedef {import("./groupwords.js").People} People */

/** @typedef {import("../../core/api.js").ApiError | null} Trouble */
/** @param {{token: string, page: Page, people: People, run: Run, problem: Trouble, onExport: () => void, onClose: () => void}} props */
export function Manage({ token, page, run, problem, onExport, onClose }) {
  const mine = page.players.filter(({ player }) => page.host || player === page.you);
  const season = page.seasons.find((each) => each.season === page.season);
  return html`<${Modal} class="season-dialog season-manage" label=${t("season-manage")} onClose=${onClose}>
    <h2>${t("season-manage")}</h2>
    ${page.host && html`<${Naming} key=${page.name} label=${t("season-group-name")} value=${page.name} onName=${(/** @type {string} */ name) => run(() => groups.change(token, { name }))} />`}
    ${page.host && season && page.season !== ALL_TIME && html`<${Naming} key=${`${page.season} ${season.name}`} label=${t("season-season-name")} value=${seasonName(season)}
      onName=${(/** @type {string} */ name) => run(() => groups.change(token, { season: page.season, season_name: name }))} />`}
    ${mine.length > 0 && html`<h3>${t(page.host ? "season-players" : "season-your-name")}</h3>`}
    <ul>${mine.map((player) => html`<${PlayerRow} key=${`${player.player} ${player.name}`} token=${token} page=${page} player=${player} run=${run} />`)}</ul>
    ${page.host && page.players.length > 1 && html`<${Merging} token=${token} page=${page} run=${run} />`}
    <${Problem} text=${problem && wordsFor(problem)} />
    ${mine.length === 0 && html`<p class="mut">${t("season-manage-nothing")}</p>`}
    <div class="season-answers">
      <${Button} icon="download" onClick=${onExport}>${t("season-export")}<//>
      <${Button} onClick=${onClose}>${t("season-close")}<//>
    </div>
  <//>`;
}

/** A name to change. @param {{label: string, value: string, onName: (name: string) => void, children?: import("../../core/html.js").Child}} props */
function Naming({ label, value, onName, children }) {
  const [typed, type] = useState(value);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onName(typed);
  };
  return html`<form class="season-naming" onSubmit=${submit}>
    ${children}
    <label class="grow"><span class=${children ? "unseen" : "small mut"}>${label}</span>
      <input class="field" type="text" value=${typed} maxlength="40" autocomplete="off" spellcheck="false" onInput=${(/** @type {{target: HTMLInputElement}} */ event) => type(event.target.value)} /></label>
    ${typed !== value && html`<${Button} type="submit" kind="primary">${t("season-keep-name")}<//>`}
  </form>`;
}

/** @param {{token: string, page: Page, player: Player, run: Run}} props */
function PlayerRow({ token, page, player, run }) {
  const [asking, ask] = useState(false);
  const own = player.player === page.you;
  const name = nameOfPlayer(player);
  const canName = own || player.name !== undefined;
  return html`<li>
    ${canName ? html`<${Naming} label=${t("season-name-of", { name })} value=${player.name ?? ""} onName=${(/** @type {string} */ typed) => run(() => groups.rename(token, player.player, typed))}>
      <${MemberChip} player=${player} size=${32} />
    <//>` : html`<span class="season-naming"><${MemberChip} player=${player} size=${32} /><span class="mut">${name}</span></span>`}
    ${player.merged && html`<${Button} onClick=${() => run(() => groups.separate(token, player.player))} aria-label=${t("season-separate-whom", { name })}>${t("season-separate")}<//>`}
    ${player.name !== undefined && html`<${Button} onClick=${() => ask(!asking)} aria-expanded=${String(asking)} aria-label=${t("season-remove-whom", { name })}>${t("season-remove")}<//>`}
    ${asking && html`<p class="season-asked" role="alert"><span>${t("season-remove-ask", { name })}</span>
      <${Button} kind="primary" onClick=${() => run(() => groups.remove(token, player.player))}>${t("season-remove-yes")}<//></p>`}
  </li>`;
}

/** @param {{token: string, page: Page, run: Run}} props */
function Merging({ token, page, run }) {
  const named = page.players.filter(({ name }) => name !== undefined);
  const [player, choosePlayer] = useState(named[0]?.player);
  const [into, chooseInto] = useState(named[1]?.player);
  const nameBy = (/** @type {string} */ id) => nameOfPlayer(named.find((each) => each.player === id));
  const values = named.map((each) => each.player);
  if (named.length < 2) return null;
  return html`<fieldset class="season-merging">
    <legend>${t("season-merge-head")}</legend>
    <p class="small mut">${t("season-merge-text")}</p>
    <div class="season-naming">
      <${Select} label=${t("season-merge-old")} value=${player} values=${values} name=${nameBy} onChange=${choosePlayer} />
      <span>${t("season-merge-is")}</span>
      <${Select} label=${t("season-merge-new")} value=${into} values=${values} name=${nameBy} onChange=${chooseInto} />
      <${Button} onClick=${() => run(() => groups.merge(token, player ?? "", into ?? ""))}>${t("season-merge-ask")}<//>
    </div>
  </fieldset>`;
}

/**
 * The open requests to merge players: what the reader is asked, and whom the host waits for.
 * @param {{token: string, page: Page, people: People, run: Run}} props
 */
export function Requests({ token, page, people, run }) {
  if (!page.merges) return null;
  return html`<ul class="season-requests" aria-label=${t("season-requests")}>
    ${page.merges.map(({ player, into, waiting, yours }) => {
      const facts = { old: nameOfPlayer(people.get(player)), name: nameOfPlayer(people.get(into)) };
      return html`<li key=${player}>
        <span class="grow">${yours ? t("season-asked", facts) : t("season-waiting", { ...facts, who: nameOfPlayer(people.get(waiting[0])) })}</span>
        ${yours && html`<${Button} kind="primary" icon="yes" onClick=${() => run(() => groups.agree(token, player))}>${t("season-agree")}<//>`}
        <${Button} onClick=${() => run(() => groups.decline(token, player))}>${t(yours ? "season-decline" : "season-withdraw")}<//>
      </li>`;
    })}
  </ul>`;
}
