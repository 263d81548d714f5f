/** The invitation: a picture to scan, a code to say, a link to send. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getAddress } from "../../core/api.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { copy } from "../../parts/copy.js";
import { Icon } from "../../parts/icon.js";
import { LinkField, useCopying } from "../../parts/linkfield.js";
import { guestsBase, linkOf } from "../../core/router.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { QrCode } from "../../parts/qr.js";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;
const THANKS_MS = 2500;

export function Invite() {
  useEffect(() => {
    getAddress().then(({ base }) => (guestsBase.value = base ?? null), () => {});
  }, []);
  const { code } = lobby.value;
  const link = linkOf(code);
  const copying = useCopying(link);
  const { state, onShare } = copying;
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
    ${LOOPBACK.test(location.hostname) && html`<p class="small invite-network"><${Icon} id="i-signal" size=${16} />
      ${guestsBase.value ? t("invite-network") : t("invite-this-computer")}</p>`}
    <p class="small invite-screen"><${Icon} id="i-tv" size=${16} /><a href=${`t/${code}/tv`} target="_blank">${t("invite-screen")}</a></p>
    <${LinkField} link=${link} label=${t("link")} copying=${copying} />
  </section>`;
}

/** The code at the top of a phone: a tap copies the link. */
export function CodeTag() {
  const { code } = lobby.value;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const onClick = async () => setCopied(await copy(linkOf(code)));
  return html`<button type="button" class="tag code-tag" aria-label=${t("copy-code", { code })} onClick=${onClick}>
    <${Icon} id=${copied ? "i-yes" : "i-copy"} size=${15} />${code}
  </button>`;
}
