/**
 * The state machine of what a player has begun and not sent: idle, choosing, confirming, sending. Its transitions take a selection and
 * give the next one; the same one where nothing changes. The games say what can be chosen, selection.js keeps the one that holds.
 */

/**
 * @typedef {{what: object | null, first: number | null, asks: object | null, sending: boolean}} Selection
 *   `what`: a tile, a card or a panel, of which at most one is chosen; `first`: the first of two places; `asks`: a question before
 *   it is sent; `sending`: it is on its way, and nothing else has been begun since
 */

/** @type {Selection} */
export const IDLE = { what: null, first: null, asks: null, sending: false };

/** Check whether there is something to put back. @param {Selection} selection */
const isBegun = ({ what, first, asks }) => what !== null || first !== null || asks !== null;

/** Tell how far it is. @param {Selection} selection @returns {"idle" | "choosing" | "confirming" | "sending"} */
export function stage(selection) {
  if (!isBegun(selection)) return "idle";
  if (selection.sending) return "sending";
  return selection.asks === null ? "choosing" : "confirming";
}

/**
 * @param {Selection} selection
 * @param {Partial<Selection>} changes
 * @returns {Selection}
 */
function changed(selection, changes) {
  const next = { ...selection, ...changes };
  if (!isBegun(next)) return isBegun(selection) ? IDLE : selection;
  const keys = /** @type {(keyof Selection)[]} */ (Object.keys(changes));
  return keys.every((key) => next[key] === selection[key]) ? selection : next;
}

/** @template T @param {T | null} now @param {T | null} before */
const holds = (now, before) => now === before || now === null;

/**
 * Check that it is still what was sent. Parts of it may be gone, since what is no longer legal goes by itself; nothing may have come.
 * @param {Selection} now
 * @param {Selection} before when it was sent
 */
function isStill(now, before) {
  return holds(now.what, before.what) && holds(now.first, before.first) && holds(now.asks, before.asks);
}

export const TRANSITIONS = {
  /** Choose a tile, a card or a panel, in place of whatever was begun. @param {Selection} selection @param {object} what */
  select: (selection, what) => changed(selection, { ...IDLE, what }),

  /**
   * Choose it, or put it back if it is chosen already.
   * @param {Selection} selection
   * @param {object} what
   * @param {boolean} isChosen
   */
  toggle: (selection, what, isChosen) => changed(selection, isChosen ? IDLE : { ...IDLE, what }),

  /** Close what is chosen; a question about something else stays. @param {Selection} selection */
  deselect: (selection) => changed(selection, { what: null, first: null }),

  /** Choose the first of two places. @param {Selection} selection @param {number} first */
  selectFirst: (selection, first) => changed(selection, { first, sending: false }),

  /** Take the first place back. @param {Selection} selection */
  dropFirst: (selection) => changed(selection, { first: null }),

  /** Ask before it is sent. @param {Selection} selection @param {object} asks */
  ask: (selection, asks) => changed(selection, { asks, sending: false }),

  /** Change the same question: not while its answer is on its way. @param {Selection} selection @param {object} asks */
  amend: (selection, asks) => (selection.asks === null || selection.sending ? selection : changed(selection, { asks })),

  /** Take the question back. @param {Selection} selection */
  dropAsked: (selection) => changed(selection, { asks: null }),

  /**
   * One step back: the question, then the first place, then what was chosen.
   * @param {Selection} selection
   * @param {boolean} together the first place goes with what was chosen: there is no other
   */
  back: (selection, together) => {
    if (selection.asks !== null) return changed(selection, { asks: null });
    if (selection.first !== null && !together) return changed(selection, { first: null });
    return changed(selection, IDLE);
  },

  /** Put everything back. @param {Selection} selection */
  clear: (selection) => changed(selection, IDLE),

  /** Send what was begun, if anything was. @param {Selection} selection */
  submit: (selection) => changed(selection, { sending: true }),

  /**
   * It is stored: put it away, unless something else has been begun.
   * @param {Selection} selection
   * @param {Selection} before when it was sent
   */
  stored: (selection, before) => (isStill(selection, before) ? changed(selection, IDLE) : selection),

  /**
   * The same for a question about something else than what is chosen, which stays.
   * @param {Selection} selection
   * @param {Selection} before when it was sent
   */
  answered: (selection, before) => (
    isStill(selection, before) ? changed(selection, { asks: null, sending: selection.sending && before.sending }) : selection
  ),

  /**
   * It was refused: go on where the player is by now. An earlier request for it may be on its way still.
   * @param {Selection} selection
   * @param {Selection} before when it was sent
   */
  refused: (selection, before) => (
    isStill(selection, before) ? changed(selection, { sending: selection.sending && before.sending }) : selection
  ),
};
