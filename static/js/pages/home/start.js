/** Create a table or join one by its code. */
import { useRef, useState } from "../../../vendor/hooks.js";
import { getTable, takeSeat } from "../../core/api.js";
import { html } from "../../core/html.js";
import { learn as begin, openLikeLast } from "../../core/opening.js";
import { catalogOf } from "../../parts/catalogwords.js";
import { Button } from "../../parts/button.js";
import { keepName, NameField, nameMissing, nameProblem } from "../../parts/namefield.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { preferences } from "../../core/preferences.js";
import { go } from "../../core/router.js";
import { server } from "../../core/server.js";
import { t } from "../../core/text.js";
import { gameOf, levelOfBots } from "../../games.js";
import { BotLevel } from "../../parts/botlevel.js";
import { CODE_LENGTH, CodeField } from "./code.js";
import { GameChoice } from "./gamechoice.js";

/** The games of this server, where it says so because there are several. */
const GAMES = document.querySelector("meta[name='games']")?.getAttribute("content")?.split(" ") ?? [];
const NAME_CODES = ["name_needed", "password_needed", "wrong_password"];
/** What can begin at once, without a name: only bots would read it. */
const NAMELESS = ["alone", "learn"];
/**
 * The guides of each game, and the preference that remembers that one was closed.
 * @type {Record<string, {guide: "first" | "sea", icon: string, learned: string}[]>}
 */
const GUIDES = {
  board: [
    { guide: "first", icon: "help", learned: "learned" },
    { guide: "sea", icon: "ship", learned: "learnedSea" },
  ],
  cards: [{ guide: "first", icon: "help", learned: "learnedCards" }],
};

/** @param {{game: string, onGame: (game: string) => void}} props the chosen game, by its key */
export function StartPanel({ game, onGame }) {
  const [code, setCode] = useState("");
  const [problems, setProblems] = useState(/** @type {{name?: string | null, create?: string, alone?: string, learn?: string, join?: string}} */ ({}));
  const [busy, setBusy] = useState(null);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));

  const attempt = async (what, action) => {
    const wrong = NAMELESS.includes(what) && nameMissing() ? null : nameProblem();
    setProblems({ name: wrong });
    if (wrong) return field.current?.focus();
    setBusy(what);
    try {
      await keepName();
      await action();
    } catch (error) {
      setProblems({ [NAME_CODES.includes(error.code) ? "name" : what]: wordsFor(error) });
    }
    return setBusy(null);
  };
  const open = async (bots) => {
    const level = levelOfBots(game);
    const table = await openLikeLast(usualConfig(await catalogOf(game)), { game, ...(bots && { bots, level }) });
    go(`t/${table.code}`);
  };
  const create = () => attempt("create", () => open(false));
  const alone = () => attempt("alone", () => open(true));
  const learn = (guide) => attempt("learn", async () => go(`t/${await begin(guide, game)}`));
  const join = (whole = code) => {
    if (whole.length < CODE_LENGTH) return setProblems({ join: t("code-short") });
    return attempt("join", async () => {
      await sitDown(await getTable(whole));
      go(`t/${whole}`);
    });
  };

  return html`<form class="panel start" onSubmit=${(event) => event.preventDefault()}>
    <${NameField} problem=${problems.name} input=${field} />
    ${GAMES.length > 1 && html`<${GameChoice} games=${GAMES} value=${game} onChange=${onGame} />`}
    <div>
      <${Button} kind="primary" type="submit" class="big" icon="plus" busy=${busy === "create"} onClick=${create}>${t("create-table")}<//>
      <${Problem} text=${problems.create} />
    </div>
    <div class="start-alone">
      <div class="with-bots">
        <${Button} class="big" icon="bot" busy=${busy === "alone"} onClick=${alone}>${t("play-with-bots")}<//>
        <${BotLevel} levels=${gameOf(game).levels} />
      </div>
      <${Problem} text=${problems.alone} />
    </div>
    ${GUIDES[game] && html`<div class="learn">
      ${GUIDES[game].map(({ guide, icon, learned }) => html`<${Button} key=${guide} icon=${icon} busy=${busy === "learn"} onClick=${() => learn(guide)}>${t(preferences.value[learned] ? `learn-again-${guide}` : `learn-${guide}`)}<//>`)}
      <${Problem} text=${problems.learn} />
    </div>`}
    <p class="or"><span>${t("or-join")}</span></p>
    <div>
      <div class="join">
        <${CodeField} value=${code} invalid=${Boolean(problems.join)} onChange=${setCode} onComplete=${join} />
        <${Button} busy=${busy === "join"} onClick=${() => join()}>${t("join")}<//>
      </div>
      <${Problem} id="code-problem" text=${problems.join} />
    </div>
  </form>`;
}

/** Whoever types a code wants to play: take the first free seat; if there is none, watch. */
async function sitDown({ code, state, you, seats }) {
  const free = seats.find(({ kind }) => kind === "free");
  if (state !== "open" || you !== undefined || !free) return;
  await takeSeat(code, free.seat).catch((error) => {
    if (!["seat_taken", "table_full", "started", "closed"].includes(error.code)) throw error;
  });
}

/** The preset that the server's host has set, or the one called "standard"; everything else can be changed in the lobby. */
function usualConfig({ presets = [] }) {
  const [preset] = [server.preset, "standard"].map((wanted) => presets.find(({ key }) => key === wanted)).filter(Boolean);
  return preset?.config ?? {};
}
