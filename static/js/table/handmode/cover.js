/** The hand, face down: by a press, or by itself when nobody touches the phone while others play. What calls its player stays visible. */
import { effect, signal } from "../../../vendor/signals.js";
import { isAsked, isMyTurn } from "../../core/title.js";
import { lobby } from "../../core/store.js";
import { buzz } from "../notices/buzz.js";

/** Milliseconds for which the phone lies untouched before its hand is covered. */
const UNTOUCHED_MS = 60_000;
const TOUCHES = ["pointerdown", "keydown"];

/** True while the hand lies face down. */
export const faceDown = signal(false);

effect(() => {
  if (lobby.value === null) faceDown.value = false; // it was of the table that I have left
});

/**
 * Cover the hand when the phone is left alone while others play, and buzz when somebody waits for an answer.
 * @returns {() => void} stops it
 */
export function watchCover() {
  let timer = 0;
  /** Wait from now on. */
  const begin = () => {
    clearTimeout(timer);
    if (!isMyTurn() && !isAsked()) timer = setTimeout(() => (faceDown.value = true), UNTOUCHED_MS);
  };
  const stops = [effect(begin), effect(() => { if (isAsked() && !isMyTurn()) buzz("asked"); })];
  for (const touch of TOUCHES) addEventListener(touch, begin, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const touch of TOUCHES) removeEventListener(touch, begin, { capture: true });
    for (const stop of stops) stop();
  };
}
