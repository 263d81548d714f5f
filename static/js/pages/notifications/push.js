/** Web push of this browser: whether it can, the permission, and the subscription. The service worker is fetched only when it is wanted. */
import { setPreference } from "../../core/preferences.js";

/** The reason why this browser gets no push messages; null if it can. @returns {"insecure" | "home-screen" | "impossible" | null} */
export function whyNoPush() {
  if (!isSecureContext) return "insecure";
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return null;
  return /iP(hone|ad|od)/.test(navigator.userAgent) ? "home-screen" : "impossible";
}

/** The player, or the browser, does not allow notifications. */
export class PushRefused extends Error {}

/**
 * Ask for permission and subscribe; a subscription for another key, such as that of an earlier server, is replaced.
 * @param {string} key of the server, as it publishes it
 * @returns {Promise<string>} the address of a push channel
 */
export async function subscribe(key) {
  if (await Notification.requestPermission() !== "granted") throw new PushRefused();
  await navigator.serviceWorker.register(new URL("push-worker.js", document.baseURI));
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64(key) }));
  } catch (error) {
    throw new PushRefused(error.message);
  }
}

/** Forget the subscription, and remove the worker: nothing of it stays. */
export async function unsubscribe() {
  setPreference("pushChannel", "");
  const registration = await navigator.serviceWorker?.getRegistration(document.baseURI);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

/** @param {string} text base64url */
function fromBase64(text) {
  const padded = text.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(text.length / 4) * 4, "=");
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}
