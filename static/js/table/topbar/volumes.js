/** In the settings: a volume for each group of sounds. */
import { html, Icon, IconButton } from "../../parts/index.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { percent, t } from "../../core/text.js";
import { GROUPS, tryOut } from "../notices/sound.js";

/** @typedef {import("../notices/sound.js").Group} Group */

/** @type {Record<Group, string>} */
const ICONS = { turn: "clock", seven: "dice", trade: "trade", win: "crown", table: "cards", chat: "chat" };
/** In percent: how far the arrows and the page keys move a volume. */
const STEP = 5;
const PAGE = 20;
/** @type {Record<string, number>} */
const PAGES = { PageUp: PAGE, PageDown: -PAGE };

export function Volumes() {
  const groups = /** @type {Group[]} */ (Object.keys(GROUPS));
  return groups.map((group) => html`<${Volume} key=${group} group=${group} />`);
}

/** A slider that plays its sound when it is let go of. @param {{group: Group}} props */
function Volume({ group }) {
  const { volumes } = preferences.value;
  const id = `volume-${group}`;
  const loud = Math.round(volumes[group] * 100);
  const level = t("sounds-level", { volume: percent(volumes[group]) });
  const set = (/** @type {number} */ value) => setPreference("volumes", { ...volumes, [group]: value / 100 });
  const turnPage = (/** @type {KeyboardEvent} */ event) => {
    const by = PAGES[event.key];
    if (!by) return;
    event.preventDefault();
    set(Math.min(100, Math.max(0, loud + by)));
    tryOut(group);
  };
  return html`<div class="volume">
    <label for=${id}><${Icon} id=${`i-${ICONS[group]}`} size=${20} />${t(`sounds-${group}`)}</label>
    <input id=${id} type="range" min="0" max="100" step=${STEP} value=${loud} aria-valuetext=${level}
      onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => set(Number(target.value))} onChange=${() => tryOut(group)} onKeyDown=${turnPage} />
    <span class="level" aria-hidden="true">${level}</span>
    <${IconButton} icon="play" label=${t("sounds-try", { sound: t(`sounds-${group}`) })} onClick=${() => tryOut(group)} />
  </div>`;
}
