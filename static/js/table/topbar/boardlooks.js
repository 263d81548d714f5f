/** In the settings: light or dark colors, and the look of the board, each shown as the table one sits at. */
import { html } from "../../parts/index.js";
import { BOARD_LOOKS } from "../../core/boardlook.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { game } from "../game.js";

const THEMES = ["light", "dark", "system"];

/** Arrow keys move within each of the two groups, as among any radio buttons. */
export function BoardLooks() {
  const { Preview } = game.value;
  return html`<div class="looks-head"><h3>${t("looks")}</h3><${Themes} /></div>
    ${Preview && html`<fieldset class="board-looks"><legend class="unseen">${t("looks-board")}</legend>
      ${BOARD_LOOKS.map((look) => html`<${Look} key=${look} look=${look} Preview=${Preview} />`)}
    </fieldset>`}`;
}

function Themes() {
  const { theme } = preferences.value;
  return html`<fieldset class="segments"><legend class="unseen">${t("looks-theme")}</legend>
    ${THEMES.map((each) => html`<label key=${each}><input type="radio" name="theme" value=${each} checked=${each === theme} onChange=${() => setPreference("theme", each)} />
      <span>${t(`looks-theme-${each}`)}</span></label>`)}
  </fieldset>`;
}

/** @param {{look: string, Preview: any}} props */
function Look({ look, Preview }) {
  const chosen = preferences.value.boardLook === look;
  return html`<label class="board-look">
    <input type="radio" name="board-look" value=${look} checked=${chosen} onChange=${() => setPreference("boardLook", look)} />
    <span class="look-sea sea" data-board=${look} aria-hidden="true"><${Preview} boardLook=${look} /></span>
    <b>${t(`looks-${look}`)}</b> <small>${t(`looks-${look}-text`)}</small>
  </label>`;
}
