/** Sounds made on the spot, quiet and short; off when muted, and silent until the first gesture. */
import { preferences } from "../preferences.js";
import { isMe } from "./people.js";

/** Notes as `[frequency, start, length]` in seconds. */
const TUNES = {
  roll: [[190, 0, 0.05], [240, 0.07, 0.05], [170, 0.15, 0.06]],
  gain: [[660, 0, 0.07], [880, 0.06, 0.09]],
  build: [[220, 0, 0.08], [330, 0.05, 0.1]],
  robber: [[150, 0, 0.16], [110, 0.12, 0.22]],
  offer: [[520, 0, 0.09], [520, 0.14, 0.09]],
  traded: [[523, 0, 0.08], [659, 0.08, 0.08], [784, 0.16, 0.12]],
  turn: [[587, 0, 0.14], [880, 0.13, 0.24]],
  won: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.4]],
};

/** Which tune an event has for me. */
const EVENTS = {
  DiceRolled: () => "roll",
  CardsProduced: ({ seat }) => isMe(seat) && "gain",
  RoadBuilt: () => "build",
  SettlementBuilt: () => "build",
  CityBuilt: () => "build",
  RobberMoved: () => "robber",
  OfferMade: ({ to }) => to.some(isMe) && "offer",
  Traded: () => "traded",
  TurnBegan: ({ seat }) => isMe(seat) && "turn",
  GameWon: () => "won",
};

const REST_AFTER = 2000; // an idle sound card drains a phone

let context = null;
let rest = 0;

function wake() {
  context ??= new AudioContext();
  clearTimeout(rest);
  rest = setTimeout(() => context.suspend(), REST_AFTER);
  return context.resume();
}

/** @param {{type: string}} event */
export function play(event) {
  const tune = EVENTS[event.type]?.(event);
  if (!tune || !preferences.value.sound || !navigator.userActivation?.hasBeenActive) return;
  if (tune === "turn") navigator.vibrate?.(80);
  wake().then(() => {
    for (const [frequency, start, length] of TUNES[tune]) note(frequency, context.currentTime + start, length);
  }, () => {});
}

function note(frequency, start, length) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency });
  const loudness = new GainNode(context, { gain: 0 });
  const peak = 0.22 * preferences.value.volume;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(peak, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length + 0.08);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.1);
}
