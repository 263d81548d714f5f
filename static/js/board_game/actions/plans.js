/**
 * What I planned ahead: to roll, to end a turn in which nothing can be done, to pass when I am asked to build between two turns. Sent like
 * any other move once it is legal. Passing is planned for one time and whatever I hold: it shows a wish, not a hand.
 */
import { computed, effect, signal } from "../../../vendor/signals.js";
import { html, Icon } from "../../parts/index.js";
import { guiding } from "../../table/guide/progress.js";
import { preferences } from "../../core/preferences.js";
import { connection, forms, halted, lobby, seat, turn } from "../../core/store.js";
import { t } from "../../core/text.js";
import { actions, cardPanel, decision, may, myTurn, plainPanel, send } from "./choices.js";
import { mayFlag } from "./flag.js";
import { open } from "../../table/layout.js";
import { toast } from "../../table/notices/toasts.js";
import { askingMe } from "../trade/patience.js";
import { waiting } from "../seen.js";

/** By action: its plan, the preference that repeats it every turn, and how long it can still be called off. */
const PLANS = {
  RollDice: { id: "roll", icon: "dice", preference: "rollAhead", after: 900 },
  EndTurn: { id: "end", icon: "end", preference: "endAhead", after: 1500 },
  Pass: { id: "pass", icon: "end", preference: "", after: 150 },
};

/** While one of these is open, nothing happens by itself. */
const BUSY = ["trade", "help", "settings", "menu"];

/** Whether I will be asked to build before the next turn begins, at a table that asks everyone; elsewhere a flag is lowered instead. */
const willBeAsked = computed(() => !mayFlag() && Object.values(waiting.value ?? {}).some(({ then }) => seat.value !== null && then?.includes(seat.value)));

/** For my next turn only, otherwise than I prefer: `{EndTurn: true}`. */
const once = signal(/** @type {Record<string, boolean>} */ ({}));
/** Plans that are done with in my current turn, so that nothing happens twice in it, not even after an undo. */
const settled = signal({ turn: "", actions: /** @type {string[]} */ ([]) });

const thisTurn = computed(() => `${lobby.value?.code} ${turn.value?.number}`);

function isSettled(action) {
  return myTurn.value && settled.value.turn === thisTurn.value && settled.value.actions.includes(action);
}

function settle(action) {
  const { turn: then, actions: before } = settled.value;
  settled.value = { turn: thisTurn.value, actions: [...(then === thisTurn.value ? before : []), action] };
  const { [action]: _, ...rest } = once.value;
  once.value = rest;
}

/** @param {string} action */
function isPlanned(action) {
  return !isSettled(action) && (once.value[action] ?? preferences.value[PLANS[action].preference] ?? false);
}

/** Whether this is all that the server lets me do. Offers to others do not count, since they may always be made. A pass is sent in any case. */
function isOnlyChoice(action) {
  if (action === "Pass") return may(action);
  return actions.value.size === 1 && may(action) && forms.value.every(({ type }) => type === "OfferTrade");
}

/** The moment for a plan to end the turn has come: after the roll and what it asked for. */
const playing = computed(() => myTurn.value && decision.value?.kind === "Play");

/** What is done in a moment, unless it is called off. */
const due = computed(() => {
  const choosing = BUSY.some((busy) => busy === open.value) || cardPanel.value || plainPanel.value;
  if (seat.value === null || halted.value || guiding.value || connection.value.state !== "open" || choosing) return null;
  return Object.keys(PLANS).find((action) => isPlanned(action) && isOnlyChoice(action)) ?? null;
});

/** @param {"RollDice" | "EndTurn" | "Pass"} type */
async function carry(type) {
  settle(type);
  if ((await send({ type })) && type === "EndTurn") toast(t("plan-end-done"), { icon: "end" });
}

/**
 * Carry out what was planned.
 * @returns {() => void} stops it
 */
export function carryOut() {
  let timer = 0;
  const stops = [
    effect(() => {
      const action = due.value;
      clearTimeout(timer);
      const type = /** @type {"RollDice" | "EndTurn" | "Pass"} */ (action);
      if (action) timer = setTimeout(() => due.value === action && carry(type), PLANS[action].after);
    }),
    effect(() => {
      if (playing.value && isPlanned("EndTurn") && !isOnlyChoice("EndTurn")) settle("EndTurn"); // there is something to do: this turn ends by hand
    }),
  ];
  stops.push(effect(() => {
    if (!willBeAsked.value && !may("Pass") && once.peek().Pass) once.value = { ...once.peek(), Pass: false }; // the table went back: nobody is asked now
  }));
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    once.value = {}; // the next turn may be at another table
  };
}

/** Whether a plan can still be called off in my turn. */
function isComing(action) {
  return isPlanned(action) && (action === "EndTurn" || isOnlyChoice(action));
}

/** What may be planned now, and what is planned: beside the status sentence, where the player's next step would be. */
export function Plans() {
  if (seat.value === null || halted.value || guiding.value || turn.value?.number === 0) return null;
  if (may("Pass") || askingMe.value) return null; // what I am asked comes first, and needs the line
  const shown = willBeAsked.value ? ["Pass"] : Object.keys(PLANS).filter(myTurn.value ? isComing : (action) => action === "EndTurn" || (action === "RollDice" && preferences.value.rollAhead));
  return shown.length > 0 && html`<span class="plans">${shown.map((action) => html`<${Plan} key=${action} action=${action} />`)}</span>`;
}

/** Whether what I am asked is answered already: it calls me for nothing. */
export function isDoneAlready() {
  return due.value === "Pass";
}

/** The key where everyone is asked: pass when I am asked, or do not after all. */
export function togglePass() {
  if (willBeAsked.value && !halted.value) once.value = { ...once.value, Pass: !isPlanned("Pass") };
}

function Plan({ action }) {
  const { id, icon, after } = PLANS[action];
  const on = isPlanned(action);
  const toggle = () => (myTurn.value ? settle(action) : (once.value = { ...once.value, [action]: !on }));
  return html`<button type="button" class=${`plan ${due.value === action ? "due" : ""}`} style=${{ "--after": `${after}ms` }} data-plan=${id} aria-label=${t(`plan-${id}`)} aria-pressed=${String(on)} title=${t(`plan-${id}-text`)} onClick=${toggle}>
    <${Icon} id="i-${icon}" size=${15} /><span>${t(`plan-${id}`)}</span>${on && html`<${Icon} id="i-no" size=${12} />`}
  </button>`;
}
