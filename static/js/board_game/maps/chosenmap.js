/** The chosen island, if the host wants one that everybody knows beforehand: shuffled here, or from somebody's map code. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { dealMap } from "../../core/api.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { copy } from "../../parts/copy.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { BoardPicture } from "../board/board.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { choose } from "../../parts/requests.js";

/** @param {import("../../core/config.js").Config} config */
function withMap(config, code) {
  const { map: _, ...options } = config.options;
  return { ...config, options: code ? { ...options, map: code } : options };
}

export function ChosenMap() {
  const { config, host } = lobby.value;
  const code = config.options.map;
  const [island, show] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const known = island?.board.map === code && island?.board.key === config.board;
  useEffect(() => {
    if (!code || known) return undefined;
    let gone = false; // another map has been chosen since
    dealMap(config).then((dealt) => gone || show(dealt), (error) => gone || setProblem(wordsFor(error)));
    return () => {
      gone = true;
    };
  }, [code, config.board]);
  const play = async (next) => {
    setProblem(null);
    await choose({ config: next }).catch((error) => setProblem(wordsFor(error)));
  };
  const shuffle = async () => {
    try {
      const dealt = await dealMap(withMap(config, null));
      show(dealt);
      await play(withMap(config, dealt.board.map));
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  const enter = async (typed) => {
    try {
      const dealt = await dealMap(withMap(config, typed.trim()));
      show(dealt);
      await play(withMap(config, dealt.board.map));
      return true;
    } catch (error) {
      setProblem(["bad_config", "invalid"].includes(error.code) ? t("map-bad-code") : wordsFor(error));
      return false;
    }
  };
  return html`<div class="chosen-map">
    ${code && known && html`<${BoardPicture} geometry=${island.geometry} view=${{ board: island.board }} label=${t("map-shown")} />`}
    <p class="small mut">${t(code ? "map-chosen" : "map-open")}</p>
    <div class="map-acts">
      ${host && html`<${Button} icon="dice" onClick=${shuffle}>${t(code ? "map-again" : "map-shuffle")}<//>`}
      ${code && html`<${CopyCode} code=${code} />`}
      ${host && code && html`<${Button} kind="quiet" icon="undo" onClick=${() => play(withMap(config, null))}>${t("map-leave-open")}<//>`}
    </div>
    ${host && html`<${CodeField} onEnter=${enter} />`}
    <${Problem} text=${problem} id="map-problem" />
  </div>`;
}

function CopyCode({ code }) {
  const [copied, setCopied] = useState("");
  return html`<${Button} icon=${copied === code ? "yes" : "copy"} onClick=${async () => setCopied((await copy(code)) ? code : "")}>${t(copied === code ? "copied" : "map-copy")}<//>
    <code class="map-code">${code}</code>`;
}

function CodeField({ onEnter }) {
  const [typed, type] = useState("");
  const onSubmit = async (event) => {
    event.preventDefault();
    if (typed.trim() && (await onEnter(typed))) type("");
  };
  return html`<form class="map-enter" onSubmit=${onSubmit}>
    <input class="field" type="text" autocomplete="off" autocapitalize="none" spellcheck=${false} aria-label=${t("map-code")} placeholder=${t("map-code")} aria-describedby="map-problem"
      value=${typed} onInput=${(event) => type(event.currentTarget.value)} />
    <${Button} type="submit">${t("map-use")}<//>
  </form>`;
}
