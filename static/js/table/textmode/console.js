/** The command line, and above it what was said: commands, answers, events. */
import { signal } from "../../../vendor/signals.js";
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { announce } from "../../parts/announcer.js";
import { Button, html } from "../../parts/index.js";
import { sending } from "../../core/store.js";
import { listWords, t } from "../../core/text.js";
import { WindowClock } from "../clock/window.js";
import { came } from "../topbar/mode.js";
import { words } from "./game.js";
import { obey, said } from "./transcript.js";

const typed = signal("");
const field = { current: /** @type {HTMLInputElement | null} */ (null) };
/** Earlier commands for the arrow keys: the oldest first. */
const past = /** @type {string[]} */ ([]);
let back = 0;
/** What was being typed when an earlier command was brought back. */
let unsent = "";

/** Put the beginning of a command into the field, to be completed. @param {string} text */
export function begin(text) {
  typed.value = text;
  field.current?.focus();
}

export function Console() {
  useEffect(() => {
    if (came.here) field.current?.focus();
    came.here = false;
  }, []);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const text = typed.value;
    typed.value = "";
    if (text.trim() !== "" && text !== past.at(-1)) past.push(text);
    back = 0;
    obey(text);
  };
  /** @param {KeyboardEvent} event */
  const recall = (event) => {
    const step = /** @type {Record<string, number | undefined>} */ ({ ArrowUp: 1, ArrowDown: -1 })[event.key];
    if (!step || past.length === 0) return;
    event.preventDefault();
    if (back === 0) unsent = typed.value;
    back = Math.max(0, Math.min(past.length, back + step));
    typed.value = back === 0 ? unsent : past[past.length - back];
  };
  const awaits = sending.value.size > 0; // what only asks is answered meanwhile
  return html`<section class="panel console" aria-labelledby="text-console">
    <h2 id="text-console">${t("text-commands")}</h2>
    <${Decision} />
    <${Lines} />
    <form class="command-line" onSubmit=${submit}>
      <label for="command">${t("text-command")}</label>
      <input id="command" class="field" ref=${field} value=${typed} onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => (typed.value = target.value)} onKeyDown=${recall}
        maxlength="320" placeholder=${t("text-command-hint")} autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck=${false} enterkeyhint="send" />
      <${Button} type="submit" kind="primary" aria-busy=${awaits ? "true" : undefined}>
        ${t("text-send")}${awaits && html`<span class="sending" aria-hidden="true"></span>`}
      <//>
    </form>
  </section>`;
}

/** Who must do what; what the reader must decide interrupts whatever is being read aloud. */
function Decision() {
  const { status, hint } = words();
  const { say, mine } = status.value;
  const asked = offersAsking();
  useEffect(() => announce(say, { now: mine }), [say, mine]);
  useEffect(() => announce(asked, { now: true }), [asked]);
  return html`<div class=${`decision ${mine || asked ? "mine" : ""}`}>
    <strong>${say}</strong> <${WindowClock} />
    ${mine && html`<small>${hint()}</small>`}
    ${asked && html`<span>${asked}</span>`}
  </div>`;
}

/** "An offer waits for your answer: accept 3 or no 3"; empty while none does. */
function offersAsking() {
  const { possible, answers: replies } = words();
  const answers = possible.value.filter(({ type }) => replies.includes(type)).flatMap(({ choices }) => choices.map(({ command }) => command));
  return answers.length > 0 ? t("text-asked", { commands: listWords(answers, "disjunction") }) : "";
}

function Lines() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const follow = useRef(true);
  useLayoutEffect(() => {
    if (follow.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said.value]);
  /** @param {{target: HTMLElement}} event */
  const onScroll = ({ target }) => (follow.current = target.scrollHeight - target.scrollTop - target.clientHeight < 40);
  return html`<div class="transcript" ref=${box} onScroll=${onScroll} role="log" aria-label=${t("text-said-label")} tabindex="0">
    ${said.value.map(({ id, kind, text }) => html`<p key=${id} data-kind=${kind}>${text}</p>`)}
  </div>`;
}
