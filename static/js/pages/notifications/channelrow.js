/** A way of being notified: its address, its state, and the code that confirms it. */
import { useState } from "../../../vendor/hooks.js";
import { notifications } from "../../core/api/noticerequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button, IconButton } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { Problem } from "../../parts/problem.js";

const ICONS = { push: "phone", email: "mail", apprise: "chat" };
const LOOKS = { on: "good", confirm: "warn", expired: "bad", refused: "bad", resting: "warn", locked: "bad" };
const SIGNS = { on: "yes", confirm: "clock", expired: "no", refused: "no", resting: "pause", locked: "lock" };

/** @param {{state: import("../../../protocol.js").ChannelShown["state"]}} props */
export function StateTag({ state }) {
  return html`<span class=${`tag large ${LOOKS[state]}`}><${Icon} id=${`i-${SIGNS[state]}`} size=${14} />${t(`notices-state-${state}`)}</span>`;
}

/** @param {{channel: import("../../../protocol.js").ChannelShown, busy: string, run: import("./notifications.js").Run, problem: string}} props */
export function ChannelRow({ channel, busy, run, problem }) {
  const { id, kind, state, shown } = channel;
  const [code, setCode] = useState("");
  const name = t(`notices-kind-${kind}`);
  const confirm = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(id, () => notifications.confirm(id, code));
  };
  return html`<li class="channel">
    <${Icon} id=${`i-${ICONS[kind]}`} size=${24} />
    <div class="grow"><b>${name}</b><span class="mut">${shown}</span></div>
    <${StateTag} state=${state} />
    <${IconButton} icon="trash" label=${t("notices-remove", { what: shown ?? name })} onClick=${() => run(id, () => notifications.remove(id))} />
    ${(state !== "on" || problem) && html`<div class="channel-more">
      ${state !== "on" && html`<p class="small">${t(`notices-state-${state}-text`)}</p>`}
      ${state === "confirm" && kind !== "push" && html`<form class="notices-code" onSubmit=${confirm}>
        <input class="field" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="7" aria-label=${t("notices-code")} placeholder=${t("notices-code")}
          value=${code} onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => setCode(target.value)} />
        <${Button} type="submit" busy=${busy === id}>${t("notices-confirm")}<//>
      </form>`}
      <${Problem} text=${problem} />
    </div>`}
  </li>`;
}
