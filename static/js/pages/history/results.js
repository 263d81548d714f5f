/** The results of one's own games, in three numbers. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getResults } from "../../core/api.js";
import { html } from "../../core/html.js";
import { percent, t } from "../../core/text.js";

export function OwnResults() {
  const [results, show] = useState(/** @type {import("../../../protocol.js").Results | null} */ (null));
  useEffect(() => {
    let gone = false;
    getResults().then((told) => gone || show(told), () => {}); // the list below says what is wrong
    return () => {
      gone = true;
    };
  }, []);
  if (!results?.games) return null;
  const { games, won, points = 0 } = results;
  return html`<dl class="own-results">
    <${Figure} name=${t("history-games")} value=${games} />
    <${Figure} name=${t("history-wins", { share: percent(won / games) })} value=${won} />
    <${Figure} name=${t("history-points")} value=${t("history-average", { points })} />
  </dl>`;
}

function Figure({ name, value }) {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
