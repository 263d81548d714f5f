/** News about one's seat and about the next game, in a corner of every page of a table. */
import { signal } from "../../../vendor/signals.js";
import { useEffect } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { IconButton } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { preferences } from "../../core/preferences.js";
import { resultsHidden } from "../../table/end/results.js";
import { lobby, me } from "../../core/store.js";
import { t } from "../../core/text.js";
import { LateName } from "./latename.js";
import { NextWords, useNext } from "../../table/end/rematch.js";
import { winning } from "../../table/end/winning.js";
import { linkNews } from "../../table/seatlink/seatlink.js";
import { linkMade, TakeAlong } from "../../table/seatlink/takealong.js";

const STAYS_MS = 8000;

/** Where my seat has gone; null while it is where it was. */
const seatGone = signal(/** @type {import("../../table/seatlink/seatlink.js").News | null} */ (null));

/** What was put aside: the code of a next table, or "name". */
const aside = signal(/** @type {string[]} */ ([]));

export function Notices() {
  useSeatWatch();
  const { state, you, next: code } = lobby.value;
  const stranger = you === undefined && !me.value.name && state !== "open";
  const uncovered = resultsHidden.value || preferences.value.textMode; // otherwise the result says it
  const hide = (what) => () => (aside.value = [...aside.value, what]);
  return html`<div class=${`notices ${state === "open" ? "over-lobby" : ""}`}>
      <${Note} news=${linkNews} /><${Note} news=${seatGone} />
      ${code && uncovered && !aside.value.includes(code) && html`<${NextGame} key=${code} code=${code} onHide=${hide(code)} />`}
      ${stranger && !winning.value && !aside.value.includes("name") && html`<${Card} key="name" onHide=${hide("name")}><${LateName} /><//>`}
    </div><${TakeAlong} />`;
}

/** Notice when somebody else has my seat: by my own private link, or with the others' consent while I was away. */
function useSeatWatch() {
  useEffect(() => {
    let before = lobby.peek();
    const stop = lobby.subscribe((now) => {
      const had = before?.you;
      const seat = now?.seats[had];
      if (now?.code === before?.code && had !== undefined && now?.you === undefined && seat?.kind === "person") {
        const byLink = linkMade.peek();
        seatGone.value = { icon: "link", text: () => (byLink ? t("along-gone") : t("along-taken", { name: seat.name })) };
      }
      if (now?.you !== undefined) seatGone.value = null;
      before = now;
    });
    return () => {
      stop();
      linkNews.value = null;
      seatGone.value = null;
    };
  }, []);
}

/** News to read once: good news disappears by itself, the rest stays until it is put aside. */
function Note({ news }) {
  const shown = news.value;
  const hide = () => (news.value = null);
  useEffect(() => {
    if (shown?.icon !== "yes") return undefined;
    const timer = setTimeout(hide, STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return html`<div role="status">${shown && html`<${Card} onHide=${hide}><${Icon} id="i-${shown.icon}" size=${20} /><span>${shown.text()}</span><//>`}</div>`;
}

function NextGame({ code, onHide }) {
  const next = useNext(code);
  return next && html`<${Card} onHide=${onHide}><${NextWords} next=${next} /><//>`;
}

function Card({ onHide, children }) {
  return html`<section class="notice" aria-label=${t("notice")}><div class="notice-text">${children}</div><${IconButton} icon="no" size=${16} label=${t("close")} onClick=${onHide} /></section>`;
}
