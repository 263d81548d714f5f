/** One evening of a group: who won, how the ratings changed, its games, its last game turn by turn, moments and luck. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { rematch } from "../../core/api.js";
import { groups } from "../../core/api/grouprequests.js";
import { html } from "../../core/html.js";
import { follow, go } from "../../core/router.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { learnCatalog } from "../../parts/catalogwords.js";
import { Entry } from "../../parts/entry.js";
import { HomeLink } from "../../parts/homelink.js";
import { Icon } from "../../parts/icon.js";
import { NotFound } from "../../parts/notfound.js";
import { save } from "../../parts/painted.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { PointsChart } from "../../table/end/pointschart.js";
import { useStatistics } from "../../table/end/statistics.js";
import { drawEvening } from "./eveningpicture.js";
import { Luck } from "./eveningluck.js";
import { EveningMoments } from "./eveningmoments.js";
import { dayOf, kindIcon, playedName, nameOfPlayer, peopleOf, MemberChip, seasonName, signedNumber, eveningSummary, timeIn, Trend } from "./groupwords.js";

/** @typedef {import("../../../protocol.js").EveningPage} Page */
/** @typedef {import("../../../protocol.js").EveningGame} Game */
/** @typedef {import("./groupwords.js").People} People */

/** @param {{token: string, date: string}} props */
export function Evening({ token, date }) {
  const { page, problem, again } = useEvening(token, date);
  const day = t("evening-day", { at: dayOf(date) });
  const title = page ? t("evening-title", { day, group: page.name }) : day;
  useEffect(() => {
    document.title = title;
  });
  if (problem?.code === "password_needed") return html`<${Entry} onEntered=${again} />`;
  if (["no_such_group", "no_such_evening"].includes(problem?.code ?? "")) return html`<${NotFound} title=${t("season-no-group")} text=${wordsFor(problem)} />`;
  if (!page) return html`<p class="loading" role="status">${problem ? wordsFor(problem) : t("loading")}</p>`;
  return html`<${Shown} token=${token} page=${page} day=${day} />`;
}

/** @param {{token: string, page: Page, day: string}} props */
function Shown({ token, page, day }) {
  const people = peopleOf(page);
  const last = page.games[page.games.length - 1];
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const { figures, failed } = useStatistics(last.code);
  const picture = async () => {
    setProblem(null);
    try {
      save(await drawEvening(page, people), `hexhaven-${page.date}.png`);
    } catch {
      setProblem(t("evening-picture-failed"));
    }
  };
  return html`<main class="season evening">
    <header class="season-top">
      <${HomeLink} />
      <b class="season-group">${page.name}</b>
      <span class="season-size">${t("evening-number", { number: page.number, season: seasonName({ season: page.season, name: page.season_name }) })}</span>
      <span class="grow"></span>
      <${Button} icon="share" onClick=${picture}>${t("evening-picture")}<//>
      <a class="ib on-sea" href="g/${token}" aria-label=${t("evening-close", { group: page.name })} title=${t("evening-close", { group: page.name })} onClick=${follow}><${Icon} id="i-no" size=${22} /></a>
    </header>
    <${Problem} text=${problem} />
    <div class="evening-head">
      <${MemberChip} player=${people.get(page.nights[0].player)} size=${112} />
      <div class="grow"><h1>${day}</h1><p>${eveningSummary(page, people)}</p></div>
      <${NextGame} page=${page} last=${last} />
    </div>
    <div class="evening-grid">
      <section class="panel">
        <header><h2>${t("evening-tonight")}</h2><span class="mut">${page.since === undefined ? t("evening-first") : t("evening-since", { at: dayOf(page.since) })}</span></header>
        <ul class="evening-nights">${page.nights.map((night, place) => html`<li key=${night.player} class=${place === 0 ? "first" : undefined} data-player=${night.player}>
          <${MemberChip} player=${people.get(night.player)} size=${36} />
          <b class="name">${nameOfPlayer(people.get(night.player))}</b>
          <span class="mut">${t("season-won", { wins: night.wins, games: night.games })}</span>
          <${Trend} amount=${Math.round(night.change * 10)}>${signedNumber(night.change)}<//>
        </li>`)}</ul>
        <h2>${t("evening-games")}</h2>
        <ul class="evening-games">${page.games.map((game) => html`<${GameRow} key=${game.code} game=${game} people=${people} zone=${page.zone} />`)}</ul>
      </section>
      <section class="panel evening-right">
        ${figures?.seats ? html`<${PointsChart} figures=${figures} goal=${last.seats[last.winner].points} title=${t("evening-last")} text="" people=${peopleIn(last, people)} />`
          : html`<h2>${t("evening-last")}</h2><p class="mut" role="status">${t(failed || figures ? "evening-no-figures" : "loading")}</p>`}
        <${EveningMoments} page=${page} people=${people} />
        <${Luck} page=${page} people=${people} />
      </section>
    </div>
  </main>`;
}

/** Those in the seats of a game, in the looks that the group knows them by. @param {Game} game @param {People} people */
function peopleIn({ seats }, people) {
  return seats.map(({ player, name, look }) => (player ? { look: people.get(player)?.look ?? look, name: nameOfPlayer(people.get(player)) } : { look, name }));
}

/** The same people once more, with another one to begin: for those who sat in the last game. @param {{page: Page, last: Game}} props */
function NextGame({ page, last }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  if (page.you === undefined || !last.seats.some(({ player }) => player === page.you)) return null;
  const next = async () => {
    setBusy(true);
    try {
      go(`t/${(await rematch(last.code, "start")).code}`);
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(false);
    }
  };
  return html`<div class="evening-next"><${Button} kind="primary" icon="dice" busy=${busy} onClick=${next}>${t("evening-next")}<//><${Problem} text=${problem} /></div>`;
}

/** @param {{game: Game, people: People, zone: string}} props */
function GameRow({ game, people, zone }) {
  const ranked = [...game.seats].sort((a, b) => a.place - b.place);
  const winner = game.seats[game.winner];
  const name = winner.player ? nameOfPlayer(people.get(winner.player)) : winner.name ?? "";
  const minutes = Math.round((game.ended - game.began) / 60000);
  const kind = playedName(game);
  return html`<li><a href="t/${game.code}/replay" onClick=${follow}>
    <span class="evening-kind"><${Icon} id=${kindIcon(game)} size=${26} /></span>
    <span class="grow"><b>${t("evening-game", { kind, name })}</b>
      <span class="mut">${timeIn(game.began, zone)}, ${t("end-time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}${game.conceded ? ` · ${t("evening-conceded")}` : ""}</span></span>
    <${Icon} id="i-replay" size=${22} label=${t("end-replay")} />
    <span class="evening-seats">${ranked.map((seat, index) => html`<span key=${index}>
      ${seat.player ? html`<${MemberChip} player=${people.get(seat.player)} size=${26} />` : html`<${Icon} id="i-bot" size=${22} />`}
      <span class="name">${seat.player ? nameOfPlayer(people.get(seat.player)) : seat.name}</span> <b>${seat.points}</b></span>`)}</span>
  </a></li>`;
}

/** The page, and what went wrong. @param {string} token @param {string} date */
function useEvening(token, date) {
  const [page, show] = useState(/** @type {Page | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import("../../core/api.js").ApiError | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const take = async (/** @type {Page} */ found) => {
      await learnCatalog(...found.games.map(({ game }) => game));
      if (!gone) show(found);
    };
    groups.evening(token, date).then(take).catch((error) => gone || setProblem(error));
    return () => {
      gone = true;
    };
  }, [tries]);
  return { page, problem, again: () => setTries(tries + 1) };
}
