/** A link to show, copy and share, even if the browser has no clipboard access. */
import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { html } from "../core/html.js";
import { t } from "../core/text.js";
import { Button } from "./button.js";
import { copy, share } from "./copy.js";

const THANKS_MS = 2500;

/**
 * The result of copying: `state` is "rest", "copied" or "by-hand".
 * @param {string} link
 */
export function useCopying(link) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [state, setState] = useState("rest");
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("rest"), THANKS_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const onCopy = async () => {
    if (await copy(link)) return setState("copied");
    setState("by-hand");
    field.current?.focus();
    return field.current?.select();
  };
  const onShare = async () => (await share(link)) || onCopy();
  return { state, field, onCopy, onShare };
}

/**
 * @param {{link: string, label: string, copying: ReturnType<typeof useCopying>}} props
 */
export function LinkField({ link, label, copying }) {
  const { state, field, onCopy } = copying;
  const done = state === "copied";
  return html`<div class="link-field">
      <input class="field" type="text" readonly aria-label=${label} value=${link.replace(/^https?:\/\//, "")} data-link=${link}
        ref=${field} onFocus=${(/** @type {{target: HTMLInputElement}} */ event) => event.target.select()} onCopy=${(/** @type {ClipboardEvent} */ event) => copyWhole(event, link)} />
      <${Button} icon=${done ? "yes" : "copy"} onClick=${onCopy}>${t(done ? "copied" : "copy")}<//>
    </div>
    <p class="small mut" role="status">${state === "by-hand" && t("copy-by-hand")}</p>`;
}

/**
 * The field shows the link without its scheme; a copy by hand still includes it.
 * @param {ClipboardEvent} event
 * @param {string} link
 */
function copyWhole(event, link) {
  event.preventDefault();
  event.clipboardData?.setData("text/plain", link);
}
