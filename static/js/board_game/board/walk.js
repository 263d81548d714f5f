/** The board while nothing is being placed: each place has a name, and arrow keys walk from one to the next. It is one stop for Tab. */
import { computed, signal } from "../../../vendor/signals.js";
import { useRef } from "../../../vendor/hooks.js";
import { html } from "../../parts/index.js";
import { memo } from "../../parts/pure.js";
import { factWords } from "../../core/text.js";
import { keyboard } from "../../table/layout.js";
import { harborName } from "../names.js";
import { camera } from "./camera.js";
import { planOf } from "./geometry.js";
import { inspect, spokenLines } from "./inspect.js";
import { begunScene } from "./scene.js";
import { ahead, inReadingOrder, STEPS } from "./steps.js";

/** @typedef {import("./targets.js").Target} Target */

/** How large the ring around a place is, in board units. */
const REACH = { hex: 80, intersection: 40, path: 34 };
/** The place that was walked to last; Tab comes back to it. @type {import("../../../vendor/signals.js").Signal<string | null>} */
const entered = signal(null);

/** Every place of the board, in reading order. */
const places = computed(() => {
  const { lattice, view } = begunScene();
  const plan = planOf(lattice);
  /** @returns {Target} */
  const placed = (place, at, { x, y }) => ({ key: `${place}-${at}`, place, at, x, y, actions: [], name: nameOfPlace(plan, view, place, at) });
  return [
    ...plan.hexes.flatMap((here, at) => (view.board.hexes[at] ? [placed("hex", at, here)] : [])),
    ...plan.intersections.map((here, at) => placed("intersection", at, here)),
    ...plan.paths.map((here, at) => placed("path", at, here)),
  ].sort(inReadingOrder);
});

/** "hills 6; 5 of 36 rolls, 14 %; Ben: 1 card each time it is rolled", "coast of wool 4, north-west; your road; harbor 3:1" */
function nameOfPlace(plan, view, place, at) {
  const harbor = place === "path" && view.board.harbors[at];
  return factWords([...spokenLines(plan, place, at), ...(harbor ? [harborName(harbor)] : [])]);
}

/** @param {{plan: import("./geometry.js").Plan}} props */
export const Walk = memo(function Walk({ plan }) {
  const layer = useRef(/** @type {SVGGElement | null} */ (null));
  const here = places.value.find(({ key }) => key === entered.value) ?? places.value.find(({ place }) => place === "hex");
  const onKeyDown = (event) => {
    const ends = { Home: places.value[0], End: places.value.at(-1) };
    if (!(STEPS[event.key] || ends[event.key]) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const from = places.value.find(({ key }) => key === event.target.dataset.walked);
    if (!from) return;
    const next = ends[event.key] ?? ahead(places.value, from, event.key);
    /** @type {SVGElement | null} */ (layer.current?.querySelector(`[data-walked="${next.key}"]`))?.focus({ preventScroll: true });
  };
  const onFocus = (place) => {
    entered.value = place.key;
    if (!keyboard.value) return;
    camera.current?.reveal(place);
    inspect(plan, place, { target: place });
  };
  return html`<g class="walk" ref=${layer} onKeyDown=${onKeyDown}>${places.value.map((place) => html`<circle key=${place.key} class="walked" cx=${place.x} cy=${place.y} r=${REACH[place.place]}
    role="img" aria-label=${place.name} tabindex=${place === here ? 0 : -1} data-walked=${place.key} onFocus=${() => onFocus(place)} />`)}</g>`;
});
