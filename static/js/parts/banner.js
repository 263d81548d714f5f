/** The bar that says the connection is gone, and what to do about it. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { html } from "../core/html.js";
import { continueHere } from "../core/net.js";
import { connection, trouble } from "../core/store.js";
import { serverSpeaksIt, t } from "../core/text.js";
import { Button } from "./button.js";
import { Icon } from "./icon.js";

const PATIENCE_MS = 700; // a short blink is nobody's business

export function ConnectionBanner() {
  const { state, since, text } = connection.value;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (state === "open") return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [state, since]);
  const waited = now - since;
  if (state === "open" && trouble.value) {
    return html`<div class="lost-bar" role="alert"><${Icon} id="i-pause" size=${18} /><span>${serverSpeaksIt() ? trouble.value.text : t("trouble", { id: trouble.value.id })}</span></div>`;
  }
  if (state === "open" || (state === "connecting" && waited < PATIENCE_MS)) return null;
  return html`<div class="lost-bar" role="alert">
    <${Icon} id="i-offline" size=${18} />
    <span>${(serverSpeaksIt() && text) || t(`connection-${state}`)}</span>
    ${state === "elsewhere" && html`<${Button} onClick=${continueHere}>${t("continue-here")}<//>`}
    ${state === "closed" && html`<${Button} onClick=${() => location.reload()}>${t("reload")}<//>`}
    ${state !== "elsewhere" && state !== "closed" && html`<span class="waited" aria-hidden="true">${t("seconds", { seconds: Math.max(1, Math.round(waited / 1000)) })}</span>`}
  </div>`;
}
