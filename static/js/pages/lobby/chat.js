/** What is said at the table, with what changed in between. */
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { IconButton } from "../../parts/button.js";
import { letterOf } from "../../parts/looks.js";
import { Problem, refusalWords } from "../../parts/problem.js";
import { carried, chatDraft } from "../../table/chat/draft.js";
import { isMuted, MutedPeople, Speaker } from "../../table/chat/muting.js";
import { phrased, Phrases } from "../../table/chat/phrases.js";
import { VoiceLink } from "../../table/chat/voice.js";
import { say } from "../../core/outbox.js";
import { chat, lobby, me, refusal } from "../../core/store.js";
import { t } from "../../core/text.js";
import { changes, useChanges } from "./changes.js";

const LONGEST = 300;

export function ChatPanel() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(null);
  useChanges();
  const rule = lobby.value.settings.chat;
  const lines = interleave(chat.value, changes.value).filter(({ name }) => !name || !isMuted(name));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  useLayoutEffect(() => () => void (carried.value = lobby.value !== null && field.current !== null && document.activeElement === field.current), []);
  const onSubmit = (event) => {
    event.preventDefault();
    const text = chatDraft.value.trim();
    if (text === "") return;
    refusal.value = null;
    say(text);
    chatDraft.value = "";
  };
  return html`<section class="panel chat" id="chat">
    <div class="chat-head"><h2>${t("talk")}</h2><${VoiceLink} /></div>
    <div class="lines" role="log" aria-label=${t("talk")} tabindex="0" ref=${list}><ul>
      ${lines.length === 0 && html`<li class="mut">${t("talk-empty")}</li>`}
      ${lines.map((line) => (line.change ? html`<${Change} key=${line.key} line=${line} />` : html`<${Said} key=${line.key} line=${line} />`))}
    </ul></div>
    <${MutedPeople} names=${chat.value.map(({ name }) => name)} />
    ${rule === "off" ? html`<p class="mut">${t("chat-is-off")}</p>` : me.value.name && html`<${Phrases} />`}
    ${me.value.name && rule === "open" && html`<form class="say" onSubmit=${onSubmit}>
      <input class="field" id="say" type="text" autocomplete="off" maxlength=${LONGEST} aria-label=${t("say")} placeholder=${t("say")}
        ref=${field} value=${chatDraft} onInput=${({ target }) => (chatDraft.value = target.value)} />
      <${IconButton} icon="next" label=${t("send")} type="submit" />
    </form>`}
    <${Problem} text=${refusal.value && !refusal.value.action ? refusalWords(refusal.value) : null} />
  </section>`;
}

function Said({ line }) {
  const { seats, you } = lobby.value;
  const seat = seats[line.seat];
  const own = line.seat === undefined ? line.name === me.value.name : line.seat === you;
  return html`<li>
    ${seat ? html`<${Chip} look=${seat.look} letter=${letterOf(line.name)} size=${22} />` : html`<${Icon} id="i-eye" size=${20} label=${t("chat-watches")} />`}
    <span><${Speaker} name=${line.name} own=${own} /> ${phrased(line.text)}</span>
  </li>`;
}

function Change({ line }) {
  return html`<li class="mut"><${Icon} id="i-${line.icon}" size=${18} /><span>${line.text()}</span></li>`;
}

function interleave(said, changed) {
  const lines = [];
  for (let spoken = 0; spoken <= said.length; spoken += 1) {
    for (const line of changed) if (Math.min(line.after, said.length) === spoken) lines.push(line);
    if (spoken < said.length) lines.push({ ...said[spoken], key: `said ${said[spoken].id}` });
  }
  return lines;
}
