/** The chat of the table. */
import { computed, signal } from "../../vendor/signals.js";
import { useEffect, useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { Button, Chip, html, letterOf } from "../parts/index.js";
import { say } from "../net.js";
import { chat } from "../store.js";
import { t } from "../text.js";
import { isMe, lookOf } from "./people.js";

const read = signal(0);

/** How many messages came since the chat was last looked at. */
export const unread = computed(() => chat.value.slice(read.value).filter((message) => message.seat === undefined || !isMe(message.seat)).length);

export function Chat() {
  const box = useRef(null);
  const field = useRef(null);
  useEffect(() => {
    read.value = chat.value.length;
  }, [chat.value]);
  useLayoutEffect(() => {
    box.current.scrollTop = box.current.scrollHeight;
  }, [chat.value]);
  const send = (event) => {
    event.preventDefault();
    const text = field.current.value.trim();
    if (text === "") return;
    say(text);
    field.current.value = "";
  };
  return html`<div class="talk">
    <ul class="said" ref=${box} aria-label=${t("chat")} tabindex="0">
      ${chat.value.length === 0 && html`<li class="nothing">${t("chat-empty")}</li>`}
      ${chat.value.map(({ id, name, seat, text }) => html`<li key=${id} class="ln">
        ${seat !== undefined && seat !== null && html`<${Chip} look=${lookOf(seat)} letter=${letterOf(name)} size=${19} />`}<span><b>${name}</b> ${text}</span>
      </li>`)}
    </ul>
    <form class="ask" onSubmit=${send}>
      <input class="field" ref=${field} maxlength="300" aria-label=${t("chat-say")} placeholder=${t("chat-say")} autocomplete="off" enterkeyhint="send" />
      <${Button} type="submit">${t("chat-send")}<//>
    </form>
  </div>`;
}
