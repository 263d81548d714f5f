/** All maps, to choose one: a list beside what is to be said of the chosen one; on a phone one below the other. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { boardOf, optionsLeft, withBoard } from "../../core/config.js";
import { html } from "../../core/html.js";
import { catalog, lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { Button, IconButton } from "../../parts/button.js";
import { summaryOf, titleOf } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { Modal } from "../../parts/modal.js";
import { phone } from "../../table/layout.js";
import { showOnly } from "../../table/reference.js";
import { Brought, BroughtAtLength } from "./brought.js";
import { fullNameOf, minutesOf, mapNameOf, pointsToWin, seatsWords } from "./facts.js";
import { Preview } from "./preview.js";
import { fitting, likeIt, mapList } from "./maplist.js";
import { Undealt } from "./undealt.js";

/** @typedef {{board: any, seats: number}} Picked a map, and for how many */

/** @param {{onPlay: (board: any, seats: number) => void, onClose: () => void}} props */
export function Chooser({ onPlay, onClose }) {
  const { config, name } = lobby.value;
  const [picked, pick] = useState(/** @type {Picked} */ ({ board: boardOf(config, catalog.value), seats: config.seats }));
  const [filter, choose] = useState(/** @type {import("./maplist.js").Filter} */ ({ all: true }));
  const [typed, type] = useState("");
  const [detailed, detail] = useState(false);
  const offered = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => beginWith(offered.current?.querySelector("[data-map][aria-pressed=true]")), []);
  const found = mapList(filter, typed);
  const count = found.reduce((sum, { rows }) => sum + rows.reduce((all, { boards }) => all + boards.length, 0), 0);
  const back = detailed && phone.value;
  return html`<${Modal} label=${t("map-choose")} class="chooser ${detailed ? "detailed" : ""}" onClose=${onClose}>
    <header class="chooser-top">
      <h2>${t("map-choose")}</h2><span class="mut table-said">${name}</span><span class="tag large"><${Icon} id="i-person" size=${15} />${t("map-for", { count: config.seats })}</span>
      ${back && html`<${IconButton} key="back" class="back" icon="next" size=${22} label=${t("map-back")} onClick=${() => detail(false)} />`}
      <${IconButton} key="close" icon="no" size=${22} label=${t("close")} onClick=${onClose} />
    </header>
    <div class="chooser-left" ref=${offered}>
      <div class="panel finder">
        <label class="finder-field"><${Icon} id="i-search" size=${20} />
          <input type="search" class="field" aria-label=${t("map-find")} placeholder=${t("map-find-hint")} value=${typed} onInput=${(event) => type(event.currentTarget.value)} /></label>
        <${Filters} filter=${filter} onChoose=${choose} />
      </div>
      <p class="maps-found ${typed ? "" : "unseen"}" role="status">${t("map-found", { count })}</p>
      ${phone.value
        ? html`<${List} found=${found} picked=${picked} onPick=${pick} onDetail=${() => detail(true)} />`
        : html`<${Shelves} found=${found} picked=${picked} onPick=${pick} />`}
    </div>
    ${(!phone.value || detailed) && html`<${Detail} picked=${picked} onPlay=${onPlay} />`}
    ${phone.value && html`<footer class="chooser-foot"><${PlayButton} picked=${picked} onPlay=${onPlay} named=${true} /></footer>`}
  <//>`;
}

/** The table's map stands in the middle of what is offered, with the maps around it. */
function beginWith(tile) {
  tile?.scrollIntoView({ block: "center" });
  tile?.focus({ preventScroll: true });
}

function Filters({ filter, onChoose }) {
  const { boards, map_groups: groups } = catalog.value;
  const seats = wantedSeats();
  const is = (other) => JSON.stringify(other) === JSON.stringify(filter);
  const all = [
    { filter: { all: true }, words: t("map-all", { count: boards.length }) },
    { filter: { seats }, words: t("map-for", { count: seats }), icon: "i-person" },
    ...groups.map((group) => ({ filter: { group: group.key }, words: titleOf("map-group", group) })),
  ];
  return html`<div class="filters" role="group" aria-label=${t("map-filter")}>
    ${all.map((each) => html`<button key=${each.words} type="button" class="filter" aria-pressed=${String(is(each.filter))} onClick=${() => onChoose(each.filter)}>
      ${each.icon && html`<${Icon} id=${each.icon} size=${16} />`}${each.words}</button>`)}
  </div>`;
}

/** As many as have sat down; as many as the table has seats while the host is alone. */
function wantedSeats() {
  const { seats } = lobby.value;
  const taken = seats.filter(({ kind }) => kind !== "free").length;
  return taken > 1 ? taken : seats.length;
}

// on a desk

function Shelves({ found, picked, onPick }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  return html`<div class="shelves" ref=${box} onKeyDown=${(event) => goOn(event, box.current)}>
    ${found.map(({ group, rows, named }) => html`<section key=${group.key} class="panel shelf ${named ? "named" : ""}" style=${{ "--maps": rows.length }} aria-labelledby="shelf-${group.key}">
      <h3 id="shelf-${group.key}">${titleOf("map-group", group)} <small>${t("map-found", { count: rows.reduce((sum, { boards }) => sum + boards.length, 0) })}</small></h3>
      ${rows.map(({ key, boards }) => (named ? html`<${Name} key=${key} boards=${boards} picked=${picked} onPick=${onPick} />` : html`<${Single} key=${key} board=${boards[0]} picked=${picked} onPick=${onPick} />`))}
    </section>`)}
  </div>`;
}

/** One name, with a preview for each number of players. */
function Name({ boards, picked, onPick }) {
  const shown = boards.includes(picked.board) ? picked.board : fitting(boards, wantedSeats());
  return html`<div class="map-row-named">
    <div><b>${mapNameOf(shown)}</b><p>${summaryOf("board", shown)}</p><${Brought} board=${shown} /></div>
    <div class="sizes">${boards.map((board) => html`<${Tile} key=${board.key} board=${board} picked=${picked} onPick=${onPick} />`)}</div>
  </div>`;
}

function Single({ board, picked, onPick }) {
  return html`<div class="map-single"><${Tile} board=${board} picked=${picked} onPick=${onPick} /><b>${mapNameOf(board)}</b><p>${summaryOf("board", board)}</p></div>`;
}

function Tile({ board, picked, onPick }) {
  const seats = board === picked.board ? picked.seats : nearest(board.seats, wantedSeats());
  const minutes = minutesOf(board, seats);
  const words = t("map-for", { count: seatsWords(board) });
  return html`<button type="button" class="map" aria-pressed=${String(board === picked.board)} aria-label=${[fullNameOf(board), words, minutes && t("map-minutes", { count: minutes })].filter(Boolean).join(", ")}
      data-map=${board.key} onClick=${() => onPick({ board, seats })}>
    <${Preview} hexes=${board.preview} /><span>${words}${minutes && html`<small>${t("map-minutes-short", { count: minutes })}</small>`}</span>
  </button>`;
}

/** Arrows lead to the next map in their direction. */
function goOn(event, box) {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (!key.startsWith("Arrow") || ctrlKey || altKey || metaKey || !target.matches("[data-map]")) return;
  const here = middleOf(target);
  const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const ahead = [...box.querySelectorAll("[data-map]")].filter((tile) => tile !== target).map((tile) => {
    const { x, y } = middleOf(tile);
    return { tile, along: (x - here.x) * across + (y - here.y) * down, aside: Math.abs((x - here.x) * down) + Math.abs((y - here.y) * across) };
  }).filter(({ along }) => along > 8);
  const [next] = ahead.sort((a, b) => a.along + 2 * a.aside - b.along - 2 * b.aside);
  event.preventDefault();
  next?.tile.focus();
}

function middleOf(tile) {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// on a phone

function List({ found, picked, onPick, onDetail }) {
  return html`<div class="map-list">${found.map(({ group, rows }) => html`<section key=${group.key} aria-labelledby="shelf-${group.key}">
    <h3 id="shelf-${group.key}">${titleOf("map-group", group)}</h3>
    ${rows.map(({ key, boards }) => html`<${Line} key=${key} boards=${boards} picked=${picked} onPick=${onPick} onDetail=${onDetail} />`)}
  </section>`)}</div>`;
}

/** A name with the preview for as many as have sat down; for the chosen map, the number of players can be chosen too. */
function Line({ boards, picked, onPick, onDetail }) {
  const chosen = boards.includes(picked.board);
  const board = chosen ? picked.board : fitting(boards, wantedSeats());
  const seats = chosen ? picked.seats : nearest(board.seats, wantedSeats());
  const minutes = minutesOf(board, seats);
  const all = likeIt(board).flatMap((each) => each.seats.map((count) => ({ board: each, seats: count })));
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: "nearest" }); // it grows when it is chosen
  }, [chosen]);
  return html`<div class="map-line ${chosen ? "chosen" : ""}" ref=${line}>
    <button type="button" class="map-line-head" aria-pressed=${String(chosen)} data-map=${board.key} onClick=${() => onPick({ board, seats })}>
      <span class="map-small"><${Preview} hexes=${board.preview} /></span>
      <span class="map-said"><b>${mapNameOf(board)}${minutes && html`<small>${t("map-minutes-short", { count: minutes })}</small>`}</b><span class="mut">${summaryOf("board", board)}</span></span>
    </button>
    <${Brought} board=${board} />
    ${chosen && html`<div class="map-sizes" role="group" aria-label=${t("map-seats")}>
      <span class="small mut" aria-hidden="true">${t("map-seats")}</span>
      ${all.map((each) => html`<button key=${each.seats} type="button" class="size" aria-pressed=${String(each.seats === picked.seats)} onClick=${() => onPick(each)}>${each.seats}</button>`)}
      <${Button} class="map-details" onClick=${onDetail}>${t("map-details")}<//>
    </div>`}
  </div>`;
}

// the chosen one

function Detail({ picked, onPlay }) {
  const { board, seats } = picked;
  const { config } = lobby.value;
  const next = withBoard(config, board, catalog.value, seats);
  const minutes = minutesOf(board, next.seats);
  const left = optionsLeft(config, board, catalog.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void (phone.value && box.current?.focus()), []);
  const facts = [[phone.value ? next.seats : seatsWords(board), "map-fact-seats"], [pointsToWin(next), "map-fact-points"], [minutes, "map-fact-minutes"]].filter(([value]) => value !== undefined);
  return html`<aside class="panel map-detail" aria-labelledby="map-detail-name" tabindex="-1" ref=${box}>
    <${Undealt} board=${board} config=${next} />
    <div><h3 id="map-detail-name">${fullNameOf(board)}</h3><p class="mut">${summaryOf("board", board)}</p></div>
    <dl class="map-figures">${facts.map(([value, label]) => html`<div key=${label}><dd>${value}</dd><dt>${t(label)}</dt></div>`)}</dl>
    <${BroughtAtLength} board=${board} />
    ${left.length > 0 && html`<p class="small map-left"><${Icon} id="i-settings" size=${16} /> ${t("map-leaves", { options: listWords(left.map((option) => titleOf("option", option))) })}</p>`}
    <${Button} icon="help" aria-haspopup="dialog" onClick=${() => showOnly(board.key)}>${t("map-rules")}<//>
    ${!phone.value && html`<${PlayButton} picked=${picked} onPlay=${onPlay} />`}
    <p class="small mut map-code-said">${codeWords(board, config)}</p>
  </aside>`;
}

function codeWords(board, config) {
  if (board.refuses.includes("map")) return t("map-printed");
  return board.key === config.board && config.options.map ? t("map-has-code", { code: config.options.map }) : t("map-dealt");
}

function PlayButton({ picked, onPlay, named = false }) {
  const { board, seats } = picked;
  const { config, seats: chairs } = lobby.value;
  const room = nearest(board.seats, seats);
  const taken = chairs.filter(({ kind }) => kind !== "free").length;
  const why = taken > room ? t("map-too-small", { count: taken, seats: room }) : undefined;
  const same = board.key === config.board && room === config.seats;
  const words = named ? t("map-play-named", { map: mapNameOf(board), count: room }) : t(same ? "map-keep" : "map-play");
  return html`<${Button} kind="primary" class="big" icon="yes" why=${why} onClick=${() => onPlay(board, room)}>${words}<//>
    ${why && html`<p class="small map-why" role="status">${why}</p>`}`;
}

function nearest(allowed, wanted) {
  return [...allowed].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
