/** "Take this seat to another device": a private link with its picture, and word that the seat has gone. */
import { signal } from "../../../vendor/signals.js";
import { useEffect, useState } from "../../../vendor/hooks.js";
import { linkSeat } from "../../core/api.js";
import { html } from "../../core/html.js";
import { QrCode } from "../../parts/qr.js";
import { Button, IconButton } from "../../parts/button.js";
import { LinkField, useCopying } from "../../parts/linkfield.js";
import { Modal } from "../../parts/modal.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { seatLinkOf } from "./seatlink.js";

const LASTS_MS = 15 * 60_000;

const open = signal(false);
/** Whether this page has made such a link: then it is not strange when the seat is gone. */
export const linkMade = signal(false);

/**
 * @param {{kind?: "plain" | "quiet", onPress?: () => void}} props `onPress`: closes what the button stands in
 */
export function TakeAlongButton({ kind = "plain", onPress }) {
  if (lobby.value?.you === undefined || lobby.value.state === "finished") return null;
  const press = () => {
    onPress?.();
    open.value = true;
  };
  return html`<${Button} kind=${kind} icon="link" class="take-along" onClick=${press}>${t("along")}<//>`;
}

/** The dialog, which can open anywhere at the table. */
export function TakeAlong() {
  const seated = lobby.value?.you !== undefined;
  useEffect(() => () => {
    open.value = false;
    linkMade.value = false;
  }, []);
  if (!open.value || !seated) return null;
  const close = () => (open.value = false);
  return html`<${Modal} label=${t("along")} class="along" onClose=${close}>
    <header><h2>${t("along")}</h2><${IconButton} icon="no" label=${t("close")} onClick=${close} /></header>
    <p>${t("along-text")}</p>
    <${PrivateLink} />
  <//>`;
}

function PrivateLink() {
  const [link, setLink] = useState(/** @type {{address: string, until: number} | null} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [old, setOld] = useState(false);
  const make = async () => {
    setLink(null);
    setProblem(null);
    setOld(false);
    try {
      const { code, you } = lobby.value;
      const until = Date.now() + LASTS_MS;
      const { secret } = await linkSeat(code);
      linkMade.value = true;
      setLink({ address: seatLinkOf(code, you, secret), until });
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  useEffect(() => void make(), []);
  useEffect(() => {
    if (!link) return undefined;
    const timer = setTimeout(() => setOld(true), link.until - Date.now());
    return () => clearTimeout(timer);
  }, [link]);
  if (problem || old) {
    return html`<${Problem} text=${problem ?? t("along-old")} />
      <${Button} kind="primary" icon="link" onClick=${make}>${t("along-new")}<//>`;
  }
  return link ? html`<${Shown} ...${link} />` : html`<p role="status">${t("along-making")}</p>`;
}

/** @param {{address: string, until: number}} props */
function Shown({ address, until }) {
  const copying = useCopying(address);
  return html`<${QrCode} text=${address} />
    <${LinkField} link=${address} label=${t("along-link")} copying=${copying} />
    <p class="small mut">${t("along-once", { until: new Date(until) })}</p>`;
}
