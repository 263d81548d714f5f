/** Maps that people have drawn: one's own and those that are shown to everyone, to look at, rename, share, try and play. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { mapSummary, playersAndGoal, whoseMap } from "../../board_game/maps/drawnwords.js";
import { Preview } from "../../board_game/maps/preview.js";
import { ApiError, createTable, setName } from "../../core/api.js";
import { drawnMaps } from "../../core/api/maprequests.js";
import { html } from "../../core/html.js";
import { follow, go } from "../../core/router.js";
import { me } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Entry } from "../../parts/entry.js";
import { HomeLink } from "../../parts/homelink.js";
import { Icon } from "../../parts/icon.js";
import { Modal } from "../../parts/modal.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { Sheet } from "../../parts/sheet.js";
import { ThemeButton } from "../../parts/themebutton.js";
import { MapSharing } from "./mapsharing.js";
import { findingWords } from "./mapwords.js";

/**
 * @typedef {import("../../../protocol.js").MapSummary} MapSummary
 * @typedef {import("../../../protocol.js").DrawnMap} DrawnMap
 */

/** Addresses of the lists of maps, by owner. */
const ADDRESSES = { own: "maps", server: "maps?of=server" };
/** The board whose pieces and cards a new map has: those of the sea. */
const MODEL = "new-shores";

/** @param {{of: "own" | "server", link?: string}} props `link`: the map behind it is open */
export function MyMaps({ of, link }) {
  const [tries, setTries] = useState(0);
  const { maps, next, problem, more } = useMaps(of, tries);
  const [open, setOpen] = useState(/** @type {DrawnMap | null} */ (null));
  const [busy, setBusy] = useState("");
  const [wrong, setWrong] = useState(/** @type {{code?: string, words: string} | null} */ (null));
  const title = t("drawn-title");
  useEffect(() => {
    document.title = title;
  });
  /** @param {string} what @param {() => Promise<unknown>} work */
  const attempt = async (what, work) => {
    setBusy(what);
    setWrong(null);
    try {
      await work();
    } catch (error) {
      setWrong({ words: wordsFor(error), ...(error instanceof ApiError && { code: error.code }) });
    }
    setBusy("");
  };
  useEffect(() => {
    if (link) attempt("open", async () => setOpen(await drawnMaps.linked(link)));
  }, [link]);
  if (problem?.code === "password_needed" || wrong?.code === "password_needed") return html`<${Entry} onEntered=${() => (setWrong(null), setTries(tries + 1))} />`;
  /** @param {object} map */
  const keep = async (map) => {
    if (!me.value.name) me.value = { ...me.value, ...await setName("") };
    return drawnMaps.add(map);
  };
  const draw = () => attempt("draw", async () => go(`maps/${(await keep(await blank())).id}`));
  /** @param {File | undefined} file */
  const read = (file) => file && attempt("read", async () => {
    setOpen(await keep(mapIn(await file.text())));
    setTries(tries + 1);
  });
  /** @param {DrawnMap} map */
  const changed = (map) => {
    setOpen(map);
    setTries(tries + 1);
  };
  return html`<main class="my-maps history sea">
    <header class="history-top">
      <${HomeLink} />
      <span class="grow"></span>
      <${ThemeButton} />
    </header>
    <section class="panel">
      <h1>${t("drawn")}</h1>
      <nav class="history-of" aria-label=${t("drawn-of")}>
        ${Object.entries(ADDRESSES).map(([key, href]) => html`<a key=${key} href=${href} aria-current=${key === of ? "page" : undefined} onClick=${follow}>${t(`drawn-of-${key}`)}</a>`)}
      </nav>
      <div class="map-begin">
        <${Button} kind="primary" class="needs-desk" icon="plus" busy=${busy === "draw"} onClick=${draw}>${t("drawn-new")}<//>
        <${OpenFile} onFile=${read} />
      </div>
      <p class="small mut map-on-phone">${t("drawn-needs-desk")}</p>
      <${Problem} text=${wrong?.words ?? (problem && wordsFor(problem))} />
      ${maps && (maps.length > 0
        ? html`<ul class="map-cards">${maps.map((map) => html`<${Card} key=${map.id} map=${map} chosen=${open?.id === map.id} onOpen=${() => attempt("open", async () => setOpen(await drawnMaps.get(map.id)))} />`)}</ul>`
        : html`<div class="history-nothing"><p><b>${t(`drawn-nothing-${of}`)}</b></p><p class="mut">${t(`drawn-nothing-${of}-text`)}</p></div>`)}
      ${!maps && !problem && html`<p role="status" class="history-wait">${t("loading")}</p>`}
      ${next && html`<div class="history-more"><${Button} icon="down" onClick=${more}>${t("drawn-more")}<//></div>`}
    </section>
    ${open && html`<${OpenMap} map=${open} keep=${keep} onChanged=${changed} onClose=${() => setOpen(null)} onGone=${() => (setOpen(null), setTries(tries + 1))} />`}
  </main>`;
}

/** A map without hexes, with the pieces and cards of a board. */
async function blank() {
  const { version, supply } = await drawnMaps.board(MODEL);
  return { version, name: t("drawn-untitled"), seats: [3, 4], hexes: [{ q: 0, r: 0, terrain: "desert" }], frame: true, supply, options: { ships: true, pirate: true } };
}

/** The JSON in a file; what is none is refused by the server. @param {string} text @returns {object} */
function mapIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** @param {{onFile: (file: File | undefined) => void}} props */
function OpenFile({ onFile }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`<${Button} icon="up" onClick=${() => field.current?.click()}>${t("drawn-open")}<//>
    <input class="unseen" type="file" accept=".json,application/json" tabindex="-1" aria-label=${t("drawn-open")} ref=${field}
      onChange=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) => onFile(currentTarget.files?.[0])} />`;
}

/** @param {{map: MapSummary, chosen: boolean, onOpen: () => void}} props */
function Card({ map, chosen, onOpen }) {
  return html`<li><button type="button" class="map-card-row" aria-pressed=${String(chosen)} onClick=${onOpen}>
    <span class="map-small"><${Preview} hexes=${map.preview} /></span>
    <span class="grow"><b>${map.name}</b><span class="mut">${whoseMap(map)} · ${playersAndGoal(map)}</span></span>
    ${!map.playable && html`<span class="tag bad">${t("drawn-unplayable")}</span>`}
    <${Icon} id="i-next" size=${20} />
  </button></li>`;
}

/**
 * @param {{map: DrawnMap, keep: (map: object) => Promise<DrawnMap>, onChanged: (map: DrawnMap) => void, onClose: () => void, onGone: () => void}} props
 */
function OpenMap({ map, keep, onChanged, onClose, onGone }) {
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [asking, ask] = useState("");
  /** @param {string} what @param {() => Promise<unknown>} work */
  const attempt = async (what, work) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(wordsFor(error));
    }
    setBusy("");
  };
  /** @param {boolean} bots */
  const play = (bots) => attempt(bots ? "try" : "use", async () => {
    if (!me.value.name) me.value = { ...me.value, ...await setName("") };
    const table = await createTable(map.row?.config, { ...(bots && { name: map.name, bots }), game: map.game });
    go(`t/${table.code}`);
  });
  const forbidding = map.findings.find(({ severity }) => severity === "forbids");
  const why = map.playable ? undefined : map.unreadable ?? (forbidding && findingWords(forbidding));
  return html`<${Sheet} title=${map.name} class="map-sheet" onClose=${onClose}>
    <div class="map-sheet-picture"><${Preview} hexes=${map.preview} label=${t("drawn-picture", { name: map.name })} /></div>
    <p>${whoseMap(map)} · ${playersAndGoal(map)}</p>
    <p class="mut">${mapSummary(map)}</p>
    <${Problem} text=${problem ?? why} />
    <div class="map-sheet-acts">
      ${map.yours && html`<a class="btn needs-desk" href="maps/${map.id}" onClick=${follow}><${Icon} id="i-settings" size=${20} />${t("drawn-edit")}</a>
        <${Button} icon="log" onClick=${() => ask("rename")}>${t("drawn-rename")}<//>
        <${Button} icon="link" onClick=${() => ask("share")}>${t("drawn-share")}<//>
        <${Button} icon="no" onClick=${() => ask("remove")}>${t("drawn-remove")}<//>`}
      ${!map.yours && html`<${Button} icon="copy" busy=${busy === "keep"} onClick=${() => attempt("keep", async () => onChanged(await keep(map.map)))}>${t("drawn-keep-copy")}<//>`}
      <${Button} icon="bot" busy=${busy === "try"} why=${why} onClick=${() => play(true)}>${t("drawn-try")}<//>
    </div>
    <${Button} kind="primary" class="big" icon="next" busy=${busy === "use"} why=${why} onClick=${() => play(false)}>${t("drawn-use")}<//>
    ${asking === "rename" && html`<${Rename} map=${map} onDone=${onChanged} onClose=${() => ask("")} />`}
    ${asking === "share" && html`<${Modal} label=${t("drawn-sharing")} class="map-ask" onClose=${() => ask("")}><${MapSharing} map=${map} onChanged=${onChanged} /><${Button} onClick=${() => ask("")}>${t("close")}<//><//>`}
    ${asking === "remove" && html`<${Remove} map=${map} onDone=${onGone} onClose=${() => ask("")} />`}
  <//>`;
}

/** @param {{map: DrawnMap, onDone: (map: DrawnMap) => void, onClose: () => void}} props */
function Rename({ map, onDone, onClose }) {
  const [name, setTyped] = useState(map.name);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    try {
      onDone(await drawnMaps.change(map.id, { name }));
      onClose();
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  return html`<${Modal} label=${t("drawn-rename")} class="map-ask" onClose=${onClose}>
    <form onSubmit=${submit}>
      <label>${t("drawn-name")}<input class="field" type="text" maxlength="40" value=${name} onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => setTyped(event.currentTarget.value)} /></label>
      <${Problem} text=${problem} />
      <div class="map-answers"><${Button} onClick=${onClose}>${t("drawn-cancel")}<//><${Button} kind="primary" type="submit" onClick=${submit}>${t("drawn-rename")}<//></div>
    </form>
  <//>`;
}

/** @param {{map: DrawnMap, onDone: () => void, onClose: () => void}} props */
function Remove({ map, onDone, onClose }) {
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const remove = async () => {
    try {
      await drawnMaps.remove(map.id);
      onClose();
      onDone();
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  return html`<${Modal} label=${t("drawn-remove")} class="map-ask" onClose=${onClose}>
    <p>${t("drawn-remove-question", { name: map.name })}</p>
    <${Problem} text=${problem} />
    <div class="map-answers"><${Button} onClick=${onClose}>${t("drawn-cancel")}<//><${Button} kind="primary" onClick=${remove}>${t("drawn-remove")}<//></div>
  <//>`;
}

/**
 * The maps so far, whether there are more, and what went wrong.
 * @param {"own" | "server"} of
 * @param {number} tries
 */
function useMaps(of, tries) {
  /** @typedef {{of: string, maps: MapSummary[] | null, next?: string, problem: import("../../core/api.js").ApiError | null}} Found */
  const [kept, setKept] = useState(/** @type {Found} */ ({ of, maps: null, problem: null }));
  const shown = kept.of === of ? kept : { of, maps: null, problem: null, next: undefined };
  /** @param {string | undefined} after @param {MapSummary[]} before @returns {Promise<Found>} */
  const ask = async (after, before) => {
    try {
      const page = await drawnMaps.list(of, after);
      return { of, maps: [...before, ...page.maps], next: page.next, problem: null };
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      return { ...shown, of, problem };
    }
  };
  useEffect(() => {
    let gone = false;
    ask(undefined, []).then((answer) => gone || setKept(answer));
    return () => {
      gone = true;
    };
  }, [of, tries]);
  const more = async () => setKept(await ask(shown.next, shown.maps ?? []));
  return { ...shown, more };
}
