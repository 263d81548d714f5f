/** Board and rules in one line, for a phone; a tap unfolds them. */
import { clockName } from "../../table/clock/choice.js";
import { html } from "../../core/html.js";
import { titleOf, valueName } from "../../parts/catalogwords.js";
import { Icon } from "../../parts/icon.js";
import { catalog, lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { boardOf, isUsual, presetOf, valueOf } from "../../core/config.js";
import { Preview } from "../maps/preview.js";

/**
 * @param {{open: boolean, onToggle: () => void}} props
 */
export function PlaySummary({ open, onToggle }) {
  const { config } = lobby.value;
  const board = boardOf(config, catalog.value);
  return html`<button type="button" class="panel play-summary" aria-expanded=${String(open)} onClick=${onToggle}>
    ${board && html`<${Preview} hexes=${board.preview} />`}
    <span class="grow"><b>${board && titleOf("board", board)}</b><small>${playWords(config, lobby.value.settings.clock)}</small></span>
    <${Icon} id=${open ? "i-up" : "i-down"} size=${20} />
  </button>`;
}

/**
 * What is played, in a line: the preset or what was changed, and the clock.
 * @param {import("../../core/config.js").Config} config
 * @param {import("../../table/clock/rules.js").ClockRule | null | undefined} clock
 */
export function playWords(config, clock) {
  const known = catalog.value;
  const preset = presetOf(config, known);
  const timed = clock ? [t("rule-value", { rule: t("clock"), value: clockName(clock) })] : [];
  return [preset ? titleOf("preset", preset) : t("custom"), ...changedWords(config, known.options), ...timed].join(" · ");
}

/**
 * Those of some options that differ from the usual, each in a few words.
 * @param {import("../../core/config.js").Config} config
 * @param {any[]} options rows of the catalog
 * @returns {string[]}
 */
export function changedWords(config, options) {
  const known = catalog.value;
  return options.filter((option) => !isUsual(config, known, option)).map((option) => {
    const title = titleOf("option", option);
    return option.parameter ? t("rule-value", { rule: title, value: valueName(option, valueOf(config, known, option)) }) : title;
  });
}
