/** The invitation: a picture to scan, a code to say, a link to send. */
import { useRef, useState } from "../../vendor/hooks.js";
import { html } from "../html.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { linkOf } from "../router.js";
import { lobby } from "../store.js";
import { t } from "../text.js";
import { copy, share } from "../parts/copy.js";
import { QrCode } from "./qr.js";

const THANKS = 2500;

export function Invite() {
  const { code } = lobby.value;
  const link = linkOf(code);
  const field = useRef(null);
  const [state, setState] = useState("rest");
  const say = (next) => {
    setState(next);
    if (next === "copied") setTimeout(() => setState("rest"), THANKS);
  };
  const onCopy = async () => {
    if (await copy(link)) return say("copied");
    say("by-hand");
    field.current.focus();
    return field.current.select();
  };
  const onShare = async () => (await share(link)) || onCopy();
  const word = state === "copied" ? "copied" : "copy";
  return html`<section class="panel invite ${state}">
    <h2>${t("invite")}</h2>
    <div class="invite-how">
      <${QrCode} text=${link} />
      <div class="invite-code">
        <small class="mut">${t("invite-scan")}</small>
        <b class="code-large">${code}</b>
        <small class="mut">${t("invite-guests")}</small>
      </div>
      <div class="invite-share">
        <small class="mut">${t("invite-show")}</small>
        <${Button} icon=${state === "copied" ? "yes" : "link"} onClick=${onShare}>${t(state === "copied" ? "copied" : "share-link")}<//>
      </div>
    </div>
    <div class="invite-link">
      <input class="field" type="text" readonly aria-label=${t("link")} value=${link.replace(/^https?:\/\//, "")} data-link=${link}
        ref=${field} onFocus=${(event) => event.target.select()} onCopy=${(event) => copyWhole(event, link)} />
      <${Button} icon=${state === "copied" ? "yes" : "copy"} onClick=${onCopy}>${t(word)}<//>
    </div>
    <p class="small mut" role="status">${state === "by-hand" && t("copy-by-hand")}</p>
  </section>`;
}

/** The code at the top of a phone: a tap copies the link. */
export function CodeTag() {
  const { code } = lobby.value;
  const [copied, setCopied] = useState(false);
  const onClick = async () => {
    setCopied(await copy(linkOf(code)));
    setTimeout(() => setCopied(false), THANKS);
  };
  return html`<button type="button" class="tag code-tag" aria-label=${t("copy-code", { code })} onClick=${onClick}>
    <${Icon} id=${copied ? "i-yes" : "i-copy"} size=${15} />${code}
  </button>`;
}

/** The field shows the link without its scheme; a copy by hand gets all of it. */
function copyWhole(event, link) {
  event.preventDefault();
  event.clipboardData.setData("text/plain", link);
}
