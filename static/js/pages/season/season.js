/** A group's season: standings, head to head, evenings, records. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { groups } from "../../core/api/grouprequests.js";
import { forgetGroup, rememberGroup } from "../../core/groups.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button, IconButton } from "../../parts/button.js";
import { learnCatalog } from "../../parts/catalogwords.js";
import { Entry } from "../../parts/entry.js";
import { HomeLink } from "../../parts/homelink.js";
import { NotFound } from "../../parts/notfound.js";
import { Select } from "../../parts/option.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { Duels } from "./duels.js";
import { Evenings } from "./evenings.js";
import { Export } from "./export.js";
import { InviteToGroup } from "./groupinvite.js";
import { Manage, Requests } from "./manage.js";
import { SeasonRecords } from "./seasonrecords.js";
import { SeasonStandings } from "./seasonstandings.js";
import { ALL_TIME, playedName, peopleOf, seasonName } from "./groupwords.js";

/** The panels in their order on a wide screen. */
const PANELS = { season: SeasonStandings, evenings: Evenings, duels: Duels, records: SeasonRecords };
/** The same as tabs of a phone, which shows them one by one. */
const TABS = ["season", "duels", "evenings", "records"];
/** With more kinds of games, a list to choose from takes less room than buttons. */
const MOST_BUTTONS = 3;

/** @typedef {import("../../../protocol.js").SeasonPage} Page */
/** `run` does something and reads the page again; true if it was done. @typedef {(work: () => Promise<unknown>) => Promise<boolean>} Run */

/** @param {{token: string}} props */
export function Season({ token }) {
  const [wanted, want] = useState(/** @type {Wanted} */ ({}));
  const [open, setOpen] = useState(/** @type {"invite" | "export" | "manage" | null} */ (null));
  const [tab, setTab] = useState("season");
  const { page, problem, run, again } = usePage(token, wanted);
  const title = page ? t("season-title", { group: page.name }) : t("season");
  useEffect(() => {
    document.title = title;
  });
  if (problem?.code === "password_needed") return html`<${Entry} onEntered=${again} />`;
  if (problem?.code === "no_such_group") return html`<${NotFound} title=${t("season-no-group")} text=${wordsFor(problem)} />`;
  if (!page) return html`<p class="loading" role="status">${problem ? wordsFor(problem) : t("loading")}</p>`;
  const people = peopleOf(page);
  const close = () => setOpen(null);
  return html`<main class="season sea" data-tab=${tab}>
    <header class="season-top">
      <${HomeLink} />
      <h1>${page.name}</h1>
      <span class="season-size">${t("season-group-of", { count: page.players.length })}</span>
      <span class="grow"></span>
      <${SeasonChoice} page=${page} want=${want} />
      <${Button} class="season-wide" icon="link" onClick=${() => setOpen("invite")}>${t("season-invite")}<//>
      <${Button} class="season-wide" icon="download" onClick=${() => setOpen("export")}>${t("season-export")}<//>
      <${IconButton} class="on-sea season-narrow" icon="share" label=${t("season-invite")} onClick=${() => setOpen("invite")} />
      <${IconButton} class="on-sea manage" icon="settings" label=${t("season-manage")} onClick=${() => setOpen("manage")} />
      <span class="season-wide"><${ThemeButton} /></span>
    </header>
    <${Tabs} tab=${tab} setTab=${setTab} />
    <div class="season-choices">
      <${SeasonChoice} page=${page} want=${want} />
      <${KindChoice} page=${page} wanted=${wanted} want=${want} />
    </div>
    <${Problem} text=${problem && wordsFor(problem)} />
    <${Requests} token=${token} page=${page} people=${people} run=${run} />
    <div class="season-grid">
      ${Object.entries(PANELS).map(([key, Panel]) => html`<section key=${key} class="panel season-${key}" id="panel-${key}" aria-labelledby="head-${key}">
        <${Panel} token=${token} page=${page} people=${people} kinds=${html`<${KindButtons} page=${page} wanted=${wanted} want=${want} />`} />
      </section>`)}
    </div>
    ${open === "invite" && html`<${InviteToGroup} token=${token} onClose=${close} />`}
    ${open === "export" && html`<${Export} token=${token} wanted=${{ ...wanted, season: page.season }} onClose=${close} />`}
    ${open === "manage" && html`<${Manage} token=${token} page=${page} people=${people} problem=${problem} run=${run} onExport=${() => setOpen("export")} onClose=${close} />`}
  </main>`;
}

/** @param {{page: Page, want: Want}} props */
function SeasonChoice({ page, want }) {
  const values = [...page.seasons.map(({ season }) => season), ALL_TIME];
  const named = (/** @type {string} */ key) => seasonName(page.seasons.find(({ season }) => season === key) ?? { season: key });
  return html`<${Select} label=${t("season-choose")} value=${page.season} values=${values} name=${named} onChange=${(/** @type {string} */ season) => want({ season })} />`;
}

/** "board|standard-3-4", or nothing for all. @param {{game?: string, map?: string}} wanted */
const keyOf = ({ game, map }) => (game ? `${game}|${map ?? ""}` : "");

/**
 * The choices: every map, and a game as a whole if it was played on several.
 * @param {Page} page
 * @returns {{key: string, name: string}[]}
 */
function choices({ kinds }) {
  const played = [...new Set(kinds.map(({ game }) => game))];
  const several = played.filter((game) => played.length > 1 && kinds.filter((kind) => kind.game === game).length > 1);
  return [
    { key: "", name: t("season-all-games") },
    ...several.map((game) => ({ key: keyOf({ game }), name: t(`game-${game}`) })),
    ...kinds.map((kind) => ({ key: keyOf({ game: kind.game, map: kind.variant }), name: playedName(kind) })),
  ];
}

/** @param {{page: Page, key: string, want: Want}} how */
function choose({ page, key, want }) {
  const [game, map] = key.split("|");
  want({ season: page.season, game: game || undefined, map: map || undefined });
}

/** @typedef {{season?: string, game?: string, map?: string}} Wanted the games to show */
/** @typedef {(wanted: Wanted) => void} Want */

/** @param {{page: Page, wanted: Wanted, want: Want}} props */
function KindChoice({ page, wanted, want }) {
  const all = choices(page);
  return html`<${Select} label=${t("season-kind")} value=${keyOf(wanted)} values=${all.map(({ key }) => key)} name=${(/** @type {string} */ key) => all.find((each) => each.key === key)?.name ?? ""}
    onChange=${(/** @type {string} */ key) => choose({ page, key, want })} />`;
}

/** @param {{page: Page, wanted: Wanted, want: Want}} props */
function KindButtons({ page, wanted, want }) {
  if (page.kinds.length > MOST_BUTTONS) return html`<span class="season-wide"><${KindChoice} page=${page} wanted=${wanted} want=${want} /></span>`;
  if (page.kinds.length < 2) return null;
  return html`<span class="season-kinds season-wide" role="group" aria-label=${t("season-kind")}>
    ${choices(page).map(({ key, name }) => html`<button key=${key} type="button" aria-pressed=${String(key === keyOf(wanted))} onClick=${() => choose({ page, key, want })}>${key === "" ? t("season-all-short") : name}</button>`)}
  </span>`;
}

/** On a phone, one panel after the other. @param {{tab: string, setTab: (tab: string) => void}} props */
function Tabs({ tab, setTab }) {
  const move = (/** @type {KeyboardEvent & {currentTarget: HTMLElement}} */ { key, currentTarget }) => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const other = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    setTab(other);
    /** @type {HTMLElement | null} */ (currentTarget.querySelector(`#tab-${other}`))?.focus();
  };
  return html`<div class="season-tabs" role="tablist" aria-label=${t("season-show")} onKeyDown=${move}>
    ${TABS.map((id) => html`<button type="button" key=${id} id="tab-${id}" role="tab" aria-selected=${String(tab === id)} aria-controls="panel-${id}" tabindex=${tab === id ? 0 : -1} onClick=${() => setTab(id)}>${t(`season-tab-${id}`)}</button>`)}
  </div>`;
}

/** The page as it is now, and what went wrong. @param {string} token @param {Wanted} wanted */
function usePage(token, wanted) {
  const [page, show] = useState(/** @type {Page | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../core/api.js").ApiError | null} */ (null));
  const [tries, setTries] = useState(0);
  const take = async (/** @type {Page} */ found) => {
    await learnCatalog(...found.kinds.map(({ game }) => game));
    rememberGroup({ token, name: found.name });
    show(found);
    setProblem(null);
  };
  const fail = (/** @type {import("../../core/api.js").ApiError} */ error) => {
    if (error.code === "no_such_group") forgetGroup(token);
    setProblem(error);
  };
  useEffect(() => {
    let gone = false;
    groups.season(token, wanted).then((found) => void (gone || take(found)), (error) => void (gone || fail(error)));
    return () => {
      gone = true;
    };
  }, [token, wanted, tries]);
  const run = async (/** @type {() => Promise<unknown>} */ work) => {
    try {
      await work();
      await take(await groups.season(token, wanted));
      return true;
    } catch (error) {
      fail(/** @type {import("../../core/api.js").ApiError} */ (error));
      return false;
    }
  };
  return { page, problem, run, again: () => setTries(tries + 1) };
}
