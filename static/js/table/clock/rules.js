/** The clocks a host may choose: some with a name, or custom minutes and seconds. Pure functions. */

/** @typedef {{bank: number, turn: number}} ClockRule in seconds: for the whole game, and more with every turn */

/** @type {Record<string, ClockRule>} */
export const PACES = {
  relaxed: { bank: 1200, turn: 30 },
  normal: { bank: 600, turn: 20 },
  fast: { bank: 300, turn: 10 },
};

/** What a stepper offers: minutes for the game, seconds with every turn. */
export const MINUTES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240];
export const SECONDS = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 180, 240, 300, 450, 600];

/**
 * The name of a clock: "none", "custom", or one of PACES.
 * @param {ClockRule | null | undefined} clock
 */
export function paceOf(clock) {
  if (!clock) return "none";
  return Object.keys(PACES).find((pace) => PACES[pace].bank === clock.bank && PACES[pace].turn === clock.turn) ?? "custom";
}

/**
 * The host's choices with another clock, or with none.
 * @param {any} settings
 * @param {ClockRule | null | undefined} clock
 */
export function withClock({ clock: _, ...settings }, clock) {
  return clock ? { ...settings, clock } : settings;
}

/**
 * A clock as the arguments of its sentence.
 * @param {ClockRule} clock
 */
export function inWords({ bank, turn }) {
  return { minutes: Math.round(bank / 6) / 10, seconds: turn };
}

/**
 * The step of a stepper that is nearest to a value which may stand between two.
 * @param {number[]} steps
 * @param {number} value
 */
export function nearestStep(steps, value) {
  return steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));
}
