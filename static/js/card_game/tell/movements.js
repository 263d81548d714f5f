/** Short movements and sounds that go with the scenes: the dice fall, robbers carry goods off. */
import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { effect } from "../../../vendor/signals.js";
import { still } from "../../core/preferences.js";
import { picture } from "../../core/sprite.js";
import { lastEvents } from "../../core/store.js";
import { html } from "../../parts/index.js";
import { pace, rollDice } from "../../table/motion.js";
import { play } from "../../table/notices/sound.js";
import { currentScene } from "./scenes.js";

const FLIGHT_MS = 620;
/** After the number has run up. */
const WAIT_MS = 1100;
const GOOD_PX = 26;
const FAR_PX = 170;

export function Movements() {
  const entry = lastEvents.value;
  const sky = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!entry) return;
    for (const event of entry.events) play(event);
    if (document.hidden || still.value) return;
    if (entry.events.some(({ type }) => type === "DiceRolled")) requestAnimationFrame(() => rollDice(".dicebox > *"));
  }, [entry]);
  useLayoutEffect(() => effect(() => {
    const now = currentScene.value;
    if (now?.kind !== "robbers" || still.value) return undefined;
    const timer = setTimeout(() => now.hides.forEach((event) => carryOff(event, sky.current)), WAIT_MS * pace());
    return () => clearTimeout(timer);
  }), []);
  return html`<div class="flights" ref=${sky} aria-hidden="true" />`;
}

/** Units leave their region, one beside the other. */
function carryOff({ seat, place, good, count }, sky) {
  const square = document.querySelector(`.realm[role="group"][data-realm="${seat}"] [data-place="${place}"]`);
  if (!square || !sky) return;
  const { left, top, width } = square.getBoundingClientRect();
  for (let unit = 0; unit < count; unit += 1) {
    const image = Object.assign(new Image(GOOD_PX, GOOD_PX), { alt: "", src: picture(`res-${good}`) });
    image.style.cssText = `left:${left + width / 2 + (unit - 1) * GOOD_PX * 0.8}px;top:${top + width * 0.6}px`;
    sky.append(image);
    const flight = image.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: `translate(${(unit - 1) * 30}px, ${-FAR_PX}px) scale(.7)`, opacity: 0 }], { duration: FLIGHT_MS * pace(), delay: unit * 60, easing: "ease-in", fill: "both" });
    flight.onfinish = flight.oncancel = () => image.remove();
  }
}
