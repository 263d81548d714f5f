/** For which game a map is: how many players, how many points, and the rules that it brings. */
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { titleOf } from "../../parts/catalogwords.js";
import { Stepper } from "../../parts/stepper.js";
import { Switch } from "../../parts/switch.js";

const SEATS = [2, 3, 4, 5, 6, 7, 8];
/** The heading of the rules that maps bring. */
const OF_MAPS = "sea";

/**
 * @typedef {import("./mapdraft.js").DraftMap} DraftMap
 * @typedef {{default: number | string, minimum?: number, maximum?: number}} Parameter
 * @typedef {{key: string, title: string, group: string, is_goal?: boolean, parameter?: Parameter}} OptionRow
 * @typedef {{options: OptionRow[]}} Rows of the catalog
 */

/**
 * @param {{map: DraftMap, rows: Rows, onChange: (map: DraftMap) => void}} props
 */
export function MapGame({ map, rows, onChange }) {
  const options = map.options ?? {};
  const goal = rows.options.find(({ is_goal: isGoal }) => isGoal);
  /** @param {string} key @param {boolean | number | string | undefined} value */
  const choose = (key, value) => {
    const { [key]: _, ...others } = options;
    const always = (map.always ?? []).filter((other) => other !== key);
    onChange({ ...map, always, options: value === undefined ? others : { ...others, [key]: value } });
  };
  /** @param {number} count */
  const seat = (count) => {
    const seats = map.seats.includes(count) ? map.seats.filter((other) => other !== count) : [...map.seats, count].sort((a, b) => a - b);
    if (seats.length > 0) onChange({ ...map, seats });
  };
  return html`<section aria-labelledby="map-game">
    <header><h2 id="map-game">${t("drawn-game")}</h2></header>
    <div class="map-choice"><span>${t("drawn-players")}</span><span class="map-seats" role="group" aria-label=${t("drawn-players")}>
      ${SEATS.map((count) => html`<button key=${count} type="button" aria-pressed=${String(map.seats.includes(count))} onClick=${() => seat(count)}>${count}</button>`)}
    </span></div>
    ${goal && html`<div class="map-choice"><span>${t("drawn-points")}</span><${Goal} row=${goal} value=${options[goal.key]} onChange=${(/** @type {number} */ value) => choose(goal.key, value)} /></div>`}
    <div class="map-choice"><span>${t("drawn-frame")}</span><${Switch} label=${t("drawn-frame")} on=${map.frame === true} onChange=${(/** @type {boolean} */ frame) => onChange({ ...map, frame })} /></div>
    ${rows.options.filter(({ group }) => group === OF_MAPS).map((row) => html`<div key=${row.key} class="map-choice"><span>${titleOf("option", row)}</span>
      <${Switch} label=${titleOf("option", row)} on=${row.key in options && options[row.key] !== false}
        onChange=${(/** @type {boolean} */ on) => choose(row.key, on ? row.parameter?.default ?? true : undefined)} /></div>`)}
  </section>`;
}

/** @param {{row: OptionRow, value: boolean | number | string | undefined, onChange: (value: number) => void}} props */
function Goal({ row: { parameter }, value, onChange }) {
  const { minimum = 0, maximum = 0 } = parameter ?? {};
  const values = Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
  return html`<${Stepper} label=${t("drawn-points")} value=${Number(value ?? parameter?.default)} values=${values} onChange=${onChange} />`;
}
