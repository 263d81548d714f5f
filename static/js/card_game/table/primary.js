/** The one big button: its label is the next step. It is idle while something is being placed, so that only one thing is amber. */
import { computed } from "../../../vendor/signals.js";
import { Button, html, Icon, onceRead, unheld, useUnread } from "../../parts/index.js";
import { over, paused, seat } from "../../core/store.js";
import { ownSeatNumber, view, waiting } from "../seen.js";
import { t } from "../../core/text.js";
import { phone } from "../../table/layout.js";
import { nameOf } from "../../table/people/people.js";
import { submit } from "../../table/selection.js";
import { Key } from "../../table/topbar/bindings.js";
import { closeHand } from "../acting/answering.js";
import { arrange, form } from "../acting/arranging.js";
import { actionsWith, commit, realmDecision, halfway, listOf, mayInRealm, myRealm, pickedCard, send } from "../acting/choices.js";
import { chosenDepth, looking } from "../acting/looking.js";
import { bill } from "../acting/paying.js";
import { cardName } from "../cards.js";
import { nextScene } from "../tell/scenes.js";
import { Lapse, toBeRead } from "../tell/highlights.js";

/** @typedef {{icon: string, label: string, small?: string, press?: () => void, rests?: boolean, id: string}} Step */

/** @type {import("../../../vendor/signals.js").ReadonlySignal<Step>} */
export const nextStep = computed(() => finished() ?? ofTelling() ?? ofPicked() ?? ofDecision() ?? waits());

function finished() {
  if (over.value) return { id: "over", icon: "crown", label: t("step-over") };
  return paused.value ? { id: "paused", icon: "pause", label: t("step-paused") } : null;
}

/** Scenes can be read and then skipped; nothing else waits for them. */
function ofTelling() {
  const free = !realmDecision.value || ["Play", "Roll"].includes(realmDecision.value.kind);
  return free && toBeRead() && pickedCard.value === null ? { id: "go-on", icon: "end", label: t("cards-go-on"), press: nextScene } : null;
}

/** What the picked card does at once. */
function ofPicked() {
  const what = pickedCard.value;
  if (what && "demolish" in what) return ofDemolition();
  if (!what || !("index" in what) || bill.value) return null;
  const { plays: [play], answers: [answer] } = actionsWith(what.card);
  if (play) return { id: "play", icon: "yes", label: t("cards-step-play"), small: cardName(what.card), press: () => commit(play) };
  if (!answer) return null;
  const press = async () => {
    if ((await submit(send(answer))) && pickedCard.value === null) closeHand();
  };
  return { id: "answer", icon: "yes", label: t("cards-step-answer"), small: cardName(what.card), press };
}

/** Demolishes the card that was chosen. */
function ofDemolition() {
  const action = listOf("Demolish").find(({ place }) => place === halfway.value);
  if (!action) return null;
  return { id: "demolish", icon: "no", label: t("cards-step-demolish"), small: cardName(view.value.realms[ownSeatNumber()].upgrades[action.place]), press: () => commit(action) };
}

function ofDecision() {
  if (!realmDecision.value) return null;
  if (form.value) return { id: "arrange", icon: "yes", label: t("cards-step-done"), small: t("cards-step-done-small"), press: arrange };
  if (mayInRealm("TakeCard") || mayInRealm("TakeFromHand")) return ofLook();
  if (mayInRealm("RollDice")) return { id: "roll", icon: "dice", label: t("step-RollDice"), press: () => send(listOf("RollDice")[0]), rests: pickedCard.value !== null };
  for (const type of ["TakeNothing", "TakeNoMore"]) if (mayInRealm(type)) return { id: type, icon: "no", label: t(`cards-step-${type}`), press: () => send(listOf(type)[0]), rests: true };
  if (!mayInRealm("EndTurn")) return null;
  return { id: "end", icon: "end", label: t("step-EndTurn"), small: t("cards-step-draws", { count: myRealm.value.draws }), press: () => send(listOf("EndTurn")[0]), rests: pickedCard.value !== null || bill.value !== null };
}

function ofLook() {
  const at = chosenDepth.value;
  const action = at === null ? undefined : listOf("TakeCard").find(({ position }) => position === at) ?? listOf("TakeFromHand").find(({ card }) => card === looking.value[at]);
  if (action && at !== null) return { id: "take", icon: "yes", label: t("cards-step-take", { card: cardName(looking.value[at]) }), press: () => send(action) };
  const [nothing] = listOf("TakeNothing");
  return nothing ? { id: "TakeNothing", icon: "no", label: t("cards-step-TakeNothing"), press: () => send(nothing), rests: true } : { id: "choose", icon: "eye", label: t("cards-step-choose") };
}

function waits() {
  const [number] = Object.keys(waiting.value ?? {}).filter((each) => Number(each) !== seat.value);
  if (realmDecision.value || number === undefined) return { id: "choose", icon: "hand", label: t("cards-step-your-choice") };
  return { id: "wait", icon: "clock", label: t("cards-step-wait", { name: nameOf(number) }) };
}

export function RealmPrimaryButton() {
  const { id, icon, label, small, press, rests = false } = nextStep.value;
  const box = useUnread(label);
  const kind = press && !rests ? "primary" : "plain";
  return html`<${Button} box=${box} kind=${kind} class=${`next ${press ? "" : "idle"} ${rests ? "rest" : ""}`} data-step=${press ? id : undefined} aria-disabled=${press ? undefined : "true"} onClick=${press && onceRead(press)} onKeyDown=${unheld}>
    <${Icon} id="i-${icon}" size=${phone.value ? 24 : 28} />${label}${(small || press) && html`<small>${small}${press && html` <${Key} of="next" />`}</small>`}${id === "go-on" && html`<${Lapse} />`}
  <//>`;
}
