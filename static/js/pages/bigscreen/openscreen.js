/** A big screen without a table: one press opens one, at which nobody sits yet. */
import { createTableOnScreen } from "../../core/api.js";
import { html } from "../../core/html.js";
import { go } from "../../core/router.js";
import { server } from "../../core/server.js";
import { t } from "../../core/text.js";
import { catalogOf } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { Problem } from "../../parts/problem.js";
import { useRequest } from "../../parts/requests.js";
import { Stage } from "../../table/bigscreen/stage.js";

/** The games of this server; the only one where it does not say. */
const GAMES = document.querySelector("meta[name='games']")?.getAttribute("content")?.split(" ") ?? ["board"];

export function ScreenStart() {
  const { busy, problem, run } = useRequest();
  const open = (/** @type {string} */ game) => run(game, async () => {
    const { presets = [] } = await catalogOf(game);
    const usual = presets.find((/** @type {{key: string}} */ { key }) => key === (server.preset || "standard")) ?? presets[0];
    go(`t/${(await createTableOnScreen(usual?.config ?? {}, { name: t("screen-table-name"), game })).code}/tv`);
  });
  return html`<${Stage} class="tv-message deep"><main>
    <${Icon} id="logo" size=${160} /><h1>${t("screen-start-title")}</h1><p>${t("screen-start-text")}</p>
    <div class="tv-choose">${GAMES.map((game, at) => html`<button type="button" key=${game} class="tv-start" aria-busy=${String(busy === game)} autofocus=${at === 0} onClick=${() => open(game)}>${t(`game-${game}`)}</button>`)}</div>
    <${Problem} text=${problem} />
  </main><//>`;
}
