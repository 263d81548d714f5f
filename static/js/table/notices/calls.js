/** Calls me when I look elsewhere: a chime, a short buzz, a notification. Also keeps the screen on while we play. */
import { useEffect, useRef } from "../../../vendor/hooks.js";
import { preferences } from "../../core/preferences.js";
import { begun, chat, halted, lobby, me, seat } from "../../core/store.js";
import { t } from "../../core/text.js";
import { offerToAnswer, isAsked, isMyTurn } from "../../core/title.js";
import { open, phone } from "../layout.js";
import { buzz } from "./buzz.js";
import { notify } from "./notification.js";
import { isMe } from "../people/people.js";
import { game } from "../game.js";
import { play } from "./sound.js";

/** What is open as a sheet, beside those of players. */
const SHEETS = ["log", "menu", "wants"];

/** Draws nothing. @returns {null} */
export function Calls() {
  useTurnCall(isMyTurn() && !game.value.isDoneAlready());
  useAnswerCall(isAsked());
  useSightOfOffer(isAsked());
  useChatCall(chat.value);
  useScreenOn(begun.value && seat.value !== null && !halted.value);
  return null;
}

/** @param {boolean} mine */
function useTurnCall(mine) {
  const table = lobby.value?.name; // once the effect runs, I may have left
  useEffect(() => {
    if (!mine) return;
    play({ type: "MyTurn" });
    buzz("turn");
    notify(t("title-your-turn", { table }));
  }, [mine]);
}

/** The offer itself is heard when it is made. @param {boolean} mine */
function useAnswerCall(mine) {
  const table = lobby.value?.name;
  useEffect(() => {
    if (mine && offerToAnswer.value) notify(t("title-asked", { name: offerToAnswer.value.name, table }));
  }, [mine]);
}

/** On a phone a sheet lies on the offer that I am asked about: it gives way, but for what I am writing. @param {boolean} mine */
function useSightOfOffer(mine) {
  useEffect(() => {
    const writing = /** @type {HTMLInputElement} */ (document.activeElement)?.value;
    const sheet = typeof open.value === "object" || SHEETS.includes(open.value);
    if (mine && phone.value && sheet && !writing) open.value = null;
  }, [mine]);
}

/** The backlog comes before the game; lines that are said later make a sound. @param {{id: number, seat?: number, name: string}[]} said */
function useChatCall(said) {
  const heard = useRef(/** @type {number | undefined} */ (undefined));
  useEffect(() => {
    const last = said.at(-1);
    const fresh = last && last.id !== heard.current && begun.value;
    heard.current = last?.id;
    const own = last?.seat === undefined ? last?.name === me.value.name : isMe(last.seat);
    if (fresh && !own && !preferences.value.muted?.includes(last.name)) play({ type: "Said" });
  }, [said]);
}

/** A Wake Lock, if the browser has one: it is released whenever the page is hidden. @param {boolean} playing */
export function useScreenOn(playing) {
  useEffect(() => {
    if (!playing || !("wakeLock" in navigator)) return undefined;
    let lock = /** @type {WakeLockSentinel | null} */ (null);
    let over = false;
    const hold = async () => {
      if (document.hidden) return;
      lock = await navigator.wakeLock.request("screen").catch(() => /** @type {null} */ (null)); // may be refused when the battery is low
      if (over) lock?.release();
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, [playing]);
}
