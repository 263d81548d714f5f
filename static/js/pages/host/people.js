/** People who are here, people who may not come, and limits that were hit. */
import { useState } from "../../../vendor/hooks.js";
import { host } from "../../core/api/hostrequests.js";
import { html } from "../../core/html.js";
import { ago, t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Chip } from "../../parts/chip.js";
import { Icon } from "../../parts/icon.js";
import { letterOf } from "../../parts/looks.js";
import { Ask } from "./ask.js";

/** @param {{page: import("./host.js").Page, run: import("./host.js").Run}} props */
export function People({ page: { people, banned, blocked, limits }, run }) {
  const [asked, ask] = useState(/** @type {any} */ (null));
  const ban = ({ id, name }) => ask({ question: t("host-ban-ask", { name }), more: t("host-ban-more"), yes: t("host-ban"), onYes: () => run(() => host.ban(id)) });
  const block = ({ address }) => ask({ question: t("host-block-ask", { address }), more: t("host-block-more"), yes: t("host-block"), onYes: () => run(() => host.block(address)) });
  const nobody = people.length + banned.length + blocked.length + limits.length === 0;
  return html`<section class="panel host-people" aria-labelledby="host-people">
    <header><h2 id="host-people">${t("host-people")}</h2>
      ${limits.length > 0 && html`<span class="tag warn">${t("host-limits", { count: limits.length })}</span>`}</header>
    <ul tabindex="0" aria-labelledby="host-people">
      ${people.map((one) => html`<li key=${one.id}>
        ${one.look ? html`<${Chip} look=${one.look} letter=${letterOf(one.name)} size=${30} />` : html`<span class="host-sign"><${Icon} id="i-eye" size=${22} /></span>`}
        <span class="grow"><b>${one.name}</b> <span class="mut">${t("host-guest-here", { count: one.tables })}</span></span>
        <${Button} aria-label=${t("host-ban-whom", { name: one.name })} onClick=${() => ban(one)}>${t("host-ban-button")}<//>
      </li>`)}
      ${limits.map((one) => html`<li key=${`${one.address} ${one.what}`} class="host-limit">
        <span class="host-sign"><${Icon} id="i-warn" size=${24} /></span>
        <span class="grow"><b>${t("host-tries", { count: one.tries, address: one.address })}</b> <span class="mut">${t(`host-limit-${one.what}`)}, ${ago(one.age)}</span></span>
        <${Button} aria-label=${t("host-block-whom", { address: one.address })} onClick=${() => block(one)}>${t("host-block")}<//>
      </li>`)}
      ${banned.map((one) => html`<li key=${one.id}>
        <span class="host-sign"><${Icon} id="i-lock" size=${20} /></span>
        <span class="grow"><b>${one.name}</b> <span class="mut">${t("host-banned")}</span></span>
        <${Button} aria-label=${t("host-unban-whom", { name: one.name })} onClick=${() => run(() => host.unban(one.id))}>${t("host-unban")}<//>
      </li>`)}
      ${blocked.map((address) => html`<li key=${address}>
        <span class="host-sign"><${Icon} id="i-lock" size=${20} /></span>
        <span class="grow"><b>${address}</b> <span class="mut">${t("host-blocked")}</span></span>
        <${Button} aria-label=${t("host-unban-whom", { name: address })} onClick=${() => run(() => host.unblock(address))}>${t("host-unban")}<//>
      </li>`)}
      ${nobody && html`<li class="mut">${t("host-nobody")}</li>`}
    </ul>
    ${asked && html`<${Ask} ...${asked} onClose=${() => ask(null)} />`}
  </section>`;
}
