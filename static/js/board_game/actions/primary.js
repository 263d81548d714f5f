/** The one big button: its label is the next step. */
import { Button, html, Icon, onceRead, unheld, useUnread } from "../../parts/index.js";
import { over, paused, seat } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { Key } from "../../table/topbar/bindings.js";
import { ACTIONS, offeredAt } from "./rows.js";
import { actions, decision, eitherOr, may, mode, send } from "./choices.js";
import { mayFlag, toggleFlag } from "./flag.js";
import { open, phone } from "../../table/layout.js";
import { askingMe } from "../trade/patience.js";
import { nameOf } from "../../table/people/people.js";
import { actionWords } from "../../table/plainwords.js";
import { waiting } from "../seen.js";

const STEPS = offeredAt("next");

/** What the button calls an action. */
function stepWords(type) {
  return hasText(`step-${type}`) ? t(`step-${type}`) : actionWords(type);
}

/**
 * What Space does; with no action to take, it only says whom the table waits for, or shows the flag, which has a key of its own: pressing
 * Space once too often then tells nobody anything.
 * @returns {{icon: string, label: string, action?: import("../../../protocol.js").Action, waives?: boolean, flag?: boolean}}
 */
function nextStep() {
  if (over.value) return { icon: "crown", label: t("step-over") };
  if (paused.value) return { icon: "pause", label: t("step-paused") };
  const step = STEPS.find(may);
  if (step) return { icon: ACTIONS[step].icon ?? "yes", label: stepWords(step), action: actions.value.get(step)?.[0], waives: ACTIONS[step].waives };
  if (mode.value) return { icon: "hand", label: hasText(`step-${eitherOr.value}`) ? t(`step-${eitherOr.value}`) : stepWords(mode.value) };
  if (decision.value) return { icon: "hand", label: t("step-decide") };
  if (askingMe.value && !askingMe.value.hidden) return { icon: "trade", label: t("step-answer") };
  if (mayFlag()) return { icon: "flag", label: t(phone.value ? "flag-short" : "flag"), flag: true };
  const [first] = Object.keys(waiting.value ?? {});
  return { icon: "clock", label: first === undefined ? t("step-wait") : t("step-wait-for", { name: nameOf(first) }) };
}

function takeNextStep() {
  const { action, flag } = nextStep();
  if (flag) toggleFlag();
  if (!action) return;
  open.value = null;
  send(action);
}

const press = onceRead(takeNextStep);

export function PrimaryButton({ size = 30 }) {
  const { icon, label, action, waives, flag } = nextStep();
  const box = useUnread(label);
  if (flag) return html`<${FlagButton} box=${box} label=${label} size=${size} />`;
  const kind = action && !waives && open.value !== "trade" ? "primary" : "plain";
  return html`<${Button} box=${box} kind=${kind} class=${`big next ${action ? "" : "idle"}`} data-step=${action?.type} why=${action || seat.value === null ? undefined : mode.value ? t("step-on-the-board") : label} onClick=${press} onKeyDown=${unheld}>
    <${Icon} id="i-${icon}" size=${size} /><span>${label}</span>${action && html`<${Key} of="next" />`}
  <//>`;
}

/** While I wait: a press raises my flag, another lowers it. */
function FlagButton({ box, label, size }) {
  const up = may("LowerFlag");
  return html`<${Button} box=${box} class="big next flag" data-flag=${up ? "up" : "down"} aria-label=${t("flag")} aria-pressed=${String(up)} title=${t("flag-text")} onClick=${press} onKeyDown=${unheld}>
    <${Icon} id="i-flag" size=${size} /><span>${label}</span><${Key} of="pass" />
  <//>`;
}
