/** A rematch: the player who asks for it goes ahead, the others are told and follow. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getTable, rematch } from "../../core/api.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { go } from "../../core/router.js";
import { lobby } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";

const LOOK_AGAIN_MS = 3000;

/** The ways to play again, besides as before: what changes, and its picture. @type {Record<string, string>} */
const WAYS = { seats: "person", start: "next", map: "island" };

/** After the game: ask for another one, by one press for each way, or join those who did. */
export function PlayAgain() {
  const [busy, setBusy] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const { code, next, you, state, config } = lobby.value;
  const following = useNext(next);
  if (following) return html`<div class="next-table"><${NextWords} next=${following} /></div>`;
  if (next || you === undefined || state !== "finished") return null;
  const again = async (/** @type {string} */ change) => {
    setBusy(change);
    try {
      go(`t/${(await rematch(code, change)).code}`);
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(null);
    }
  };
  const ways = Object.keys(WAYS).filter((way) => way !== "map" || config.options?.map);
  return html`<${Button} kind="primary" icon="replay" class="again" busy=${busy === ""} onClick=${() => busy ?? again("")}>${t("again")}<//>
    <div class="again-ways" role="group" aria-label=${t("again-how")}>${ways.map((way) => html`<${Button} key=${way} icon=${WAYS[way]} busy=${busy === way} onClick=${() => busy ?? again(way)}>${t(`again-${way}`)}<//>`)}</div>
    <${Problem} text=${problem} />`;
}

/**
 * "Ana wants to play again · Join"
 * @param {{next: import("../../../protocol.js").Lobby}} props the Lobby of the table where the same people play again
 */
export function NextWords({ next }) {
  const names = next.seats.filter(({ kind, here, seat }) => kind === "person" && here && seat !== next.you).map(({ name = "" }) => name);
  const words = next.state === "open" ? t("again-wants", { count: names.length, names: listWords(names) }) : t("again-began");
  return html`<span role="status"><${Icon} id="i-replay" size=${18} />${words}</span>
    <${Button} kind="primary" icon="next" onClick=${() => go(`t/${next.code}`)}>${t(next.you === undefined ? "again-watch" : "again-join")}<//>`;
}

/**
 * The table where the same people play again, looked at now and then; null without one, before it is known, and after its game.
 * @param {string | undefined} code
 */
export function useNext(code) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!code) return undefined;
    let gone = false;
    const look = () => document.hidden || getTable(code).then((answer) => gone || setFound(answer), () => {});
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [code]);
  return found && found.code === code && found.state !== "finished" ? found : null;
}
