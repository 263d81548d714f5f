/** Board and rules in one line, for a phone; a tap unfolds them. */
import { html } from "../html.js";
import { titleOf, valueName } from "../parts/catalogwords.js";
import { Icon } from "../parts/icon.js";
import { catalog, lobby } from "../store.js";
import { t } from "../text.js";
import { boardOf, isUsual, presetOf, valueOf } from "./config.js";
import { Preview } from "./preview.js";

/**
 * @param {{open: boolean, onToggle: () => void}} props
 */
export function PlaySummary({ open, onToggle }) {
  const { config } = lobby.value;
  const board = boardOf(config, catalog.value);
  return html`<button type="button" class="panel play-summary" aria-expanded=${String(open)} onClick=${onToggle}>
    ${board && html`<${Preview} hexes=${board.preview} />`}
    <span class="grow"><b>${board && titleOf("board", board)}</b><small>${describe(config)}</small></span>
    <${Icon} id=${open ? "i-up" : "i-down"} size=${20} />
  </button>`;
}

function describe(config) {
  const known = catalog.value;
  const preset = presetOf(config, known);
  const changed = known.options.filter((option) => !isUsual(config, known, option)).map((option) => {
    const title = titleOf("option", option);
    return option.parameter ? t("rule-value", { rule: title, value: valueName(option, valueOf(config, known, option)) }) : title;
  });
  return [preset ? titleOf("preset", preset) : t("custom"), ...changed].join(" · ");
}
