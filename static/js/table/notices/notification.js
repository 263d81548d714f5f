/** Notifications of the browser: only after they were asked for with a button, and only while the page is hidden. */
import { signal } from "../../../vendor/signals.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { t } from "../../core/text.js";

/** `impossible` here, `refused` by the reader or the browser, `on` or `off`. */
export const notices = signal(state());

function state() {
  if (!("Notification" in window) || !isSecureContext) return "impossible";
  if (Notification.permission === "denied") return "refused";
  return preferences.value.notices && Notification.permission === "granted" ? "on" : "off";
}

/** On or off; the browser asks the first time, and a first notification shows how it will be. */
export async function toggleNotices() {
  const wanted = notices.value !== "on";
  if (wanted) await Notification.requestPermission();
  setPreference("notices", wanted);
  notices.value = state();
  if (notices.value === "on") show(t("calls-on"));
}

/**
 * Tell somebody who looks elsewhere.
 * @param {string} words
 */
export function notify(words) {
  if (notices.value === "on" && document.hidden) show(words);
}

/** @param {string} words */
function show(words) {
  try {
    const notice = new Notification(words, { tag: "hexhaven", icon: new URL("icons/icon-192.png", document.baseURI).href });
    notice.onclick = () => {
      focus();
      notice.close();
    };
    document.addEventListener("visibilitychange", () => notice.close(), { once: true });
  } catch {
    notices.value = "impossible"; // Chrome on Android wants a service worker for it
  }
}
