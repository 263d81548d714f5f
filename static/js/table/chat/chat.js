/** The chat of the table. */
import { computed, signal } from "../../../vendor/signals.js";
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { Button, Chip, html, Icon, letterOf } from "../../parts/index.js";
import { carried, chatDraft } from "./draft.js";
import { isMuted, MutedPeople, Speaker } from "./muting.js";
import { phrased, Phrases } from "./phrases.js";
import { VoiceLink } from "./voice.js";
import { say } from "../../core/outbox.js";
import { chat, lobby, me } from "../../core/store.js";
import { t } from "../../core/text.js";
import { isMe, lookOf } from "../people/people.js";

const read = signal(0);

/** How many messages came since the chat was last looked at. */
export const unread = computed(() => chat.value.slice(read.value).filter(({ seat, name }) => (seat === undefined || !isMe(seat)) && !isMuted(name)).length);

export function Chat() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    read.value = chat.value.length;
  }, [chat.value]);
  useLayoutEffect(() => {
    if (carried.value) field.current?.focus();
    carried.value = false;
  }, []);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0; // its end, where it stays when the box becomes lower
  }, [chat.value]);
  const rule = lobby.value?.settings?.chat ?? "open";
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    const text = chatDraft.value.trim();
    if (text === "") return;
    say(text);
    chatDraft.value = "";
  };
  return html`<div class="talk">
    <div class="said" ref=${box} tabindex="0" role="group" aria-label=${t("chat")}><ul>
      ${chat.value.length === 0 && html`<li class="nothing">${t("chat-empty")}</li>`}
      ${chat.value.filter(({ name }) => !isMuted(name)).map((line) => html`<${Line} key=${line.id} line=${line} />`)}
    </ul></div>
    <${VoiceLink} />
    <${MutedPeople} names=${chat.value.map(({ name }) => name)} />
    ${rule === "off" ? html`<p class="nothing">${t("chat-is-off")}</p>` : me.value.name && html`<${Phrases} />`}
    ${rule === "open" && html`<form class="ask" onSubmit=${send}>
      <input class="field" ref=${field} value=${chatDraft} onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => (chatDraft.value = target.value)} onKeyDown=${leave}
        maxlength="300" aria-label=${t("chat-say")} placeholder=${t("chat-say")} autocomplete="off" enterkeyhint="send" />
      <${Button} type="submit">${t("chat-send")}<//>
    </form>`}
  </div>`;
}

/** Escape goes back to the table, as from a panel. @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function leave({ key, currentTarget }) {
  if (key === "Escape") currentTarget.blur();
}

/** @param {{line: {name: string, seat?: number, text: string}}} props */
function Line({ line: { name, seat, text } }) {
  const own = seat === undefined ? name === me.value.name : isMe(seat);
  return html`<li class="ln">
    ${seat === undefined ? html`<${Icon} id="i-eye" size=${19} label=${t("chat-watches")} />` : html`<${Chip} look=${lookOf(seat)} letter=${letterOf(name)} size=${19} />`}
    <span><${Speaker} name=${name} own=${own} /> ${phrased(text)}</span>
  </li>`;
}
