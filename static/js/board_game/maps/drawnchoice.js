/** Maps that people have drawn, to play one at this table: one's own, and those that are shown to everyone on the server. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { drawnMaps } from "../../core/api/maprequests.js";
import { html } from "../../core/html.js";
import { gameKey } from "../../core/store.js";
import { t } from "../../core/text.js";
import { IconButton } from "../../parts/button.js";
import { learnBoard } from "../../parts/catalogwords.js";
import { Modal } from "../../parts/modal.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { playersAndGoal, whoseMap } from "./drawnwords.js";
import { Preview } from "./preview.js";

/** @typedef {import("../../../protocol.js").MapSummary} MapSummary */

/** @param {{onPlay: (row: import("../../core/config.js").Board) => void, onClose: () => void}} props */
export function DrawnChoice({ onPlay, onClose }) {
  const [maps, setMaps] = useState(/** @type {MapSummary[] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    allMaps().then(setMaps, (error) => setProblem(wordsFor(error)));
  }, []);
  /** @param {MapSummary} map */
  const choose = async ({ id }) => {
    try {
      const { row } = await drawnMaps.get(id);
      learnBoard(gameKey.value, row);
      onPlay(row);
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  return html`<${Modal} label=${t("map-drawn")} class="drawn-choice" onClose=${onClose}>
    <header><h2>${t("map-drawn")}</h2><${IconButton} icon="no" label=${t("close")} onClick=${onClose} /></header>
    <${Problem} text=${problem} />
    ${!maps && !problem && html`<p role="status">${t("loading")}</p>`}
    ${maps?.length === 0 && html`<p class="mut">${t("drawn-nothing-own")}</p>`}
    <ul class="map-cards">${maps?.map((map) => html`<li key=${map.id}><button type="button" class="map-card-row" onClick=${() => choose(map)}>
      <span class="map-small"><${Preview} hexes=${map.preview} /></span>
      <span class="grow"><b>${map.name}</b><span class="mut">${whoseMap(map)} · ${playersAndGoal(map)}</span></span>
    </button></li>`)}</ul>
  <//>`;
}

/** One's own first, each once; only those that can be played. @returns {Promise<MapSummary[]>} */
async function allMaps() {
  const [own, server] = await Promise.all([drawnMaps.list("own"), drawnMaps.list("server")]);
  const others = server.maps.filter((/** @type {MapSummary} */ { yours }) => !yours);
  return [...own.maps, ...others].filter(({ playable, game }) => playable && game === gameKey.value);
}
