/** The dialog in which a player says how, where and when to be notified of their turn. */
import { useEffect, useState } from "../../../vendor/hooks.js";
import { getTables } from "../../core/api.js";
import { notifications } from "../../core/api/noticerequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button, IconButton } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { Modal } from "../../parts/modal.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { Adding } from "./adding.js";
import { ChannelRow } from "./channelrow.js";
import { Quiet } from "./quiethours.js";
import { isOfThisDevice, ThisDevice } from "./thisdevice.js";
import { Where } from "./where.js";
import { PushRefused, unsubscribe } from "./push.js";

/** Milliseconds between readings of the list while a first message is on its way: its link may be opened anywhere. */
const LOOK_MS = 3000;

/**
 * What the parts of the dialog get: the server's NotificationList, and a function that shows what an action answers, or what went wrong.
 * @typedef {import("../../../protocol.js").NotificationList} NotificationList
 * @typedef {import("../../../protocol.js").Summary} Summary
 * @typedef {(what: string, action: () => Promise<unknown>) => Promise<boolean>} Run answers whether it succeeded
 */

/** @param {{onClose: () => void}} props */
export function Notifications({ onClose }) {
  const [list, setList] = useState(/** @type {NotificationList | null} */ (null));
  const [tables, setTables] = useState(/** @type {Summary[]} */ ([]));
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState({ of: "", text: "" });
  const [told, tell] = useState("");
  /** @type {Run} */
  const run = async (what, action) => {
    setBusy(what);
    setProblem({ of: "", text: "" });
    tell("");
    try {
      const answer = /** @type {NotificationList | undefined} */ (await action());
      if (answer?.channels) setList(answer);
      return true;
    } catch (error) {
      setProblem({ of: what, text: error instanceof PushRefused ? t("notices-push-refused") : wordsFor(error) });
      return false;
    } finally {
      setBusy("");
    }
  };
  useEffect(() => {
    run("list", notifications.list);
    getTables().then((answer) => setTables(answer.tables.filter(isOwnGame)), () => {});
  }, []);
  const isOnItsWay = list?.channels.some(({ state }) => state === "confirm") ?? false;
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const timer = setInterval(() => document.hidden || notifications.list().then(setList, () => {}), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOnItsWay]);
  const problemOf = (/** @type {string} */ what) => (problem.of === what ? problem.text : "");
  const test = () => run("test", async () => tell(t("notices-tested", await notifications.test())));
  const forget = () => run("forget", async () => {
    await unsubscribe();
    return notifications.forget();
  });
  return html`<${Modal} label=${t("notices-title")} class="my-notices" onClose=${onClose}>
    <header><${Icon} id="i-bell" size=${26} /><h2>${t("notices-title")}</h2><${IconButton} icon="no" label=${t("close")} onClick=${onClose} /></header>
    <${Problem} text=${problemOf("list")} />
    ${list && list.kinds.length === 0 && html`<p>${t("error-notifications-off")}</p>`}
    ${list && list.kinds.length > 0 && html`<div class="notices-parts">
      <section aria-labelledby="notices-how">
        <h3 id="notices-how">${t("notices-how")}</h3>
        <ul>
          ${list.kinds.includes("push") && html`<${ThisDevice} list=${list} busy=${busy} run=${run} problem=${problemOf("push")} />`}
          ${list.channels.filter(({ id }) => !isOfThisDevice(id)).map((channel) => html`<${ChannelRow} key=${channel.id} channel=${channel} busy=${busy} run=${run} problem=${problemOf(channel.id)} />`)}
        </ul>
      </section>
      <div class="notices-column">
        <${Where} list=${list} tables=${tables} run=${run} problem=${problemOf("where")} />
        <${Quiet} list=${list} run=${run} problem=${problemOf("quiet")} />
      </div>
      <${Adding} kinds=${list.kinds} busy=${busy} run=${run} problem=${problemOf("add")} />
    </div>`}
    <footer>
      <p class="mut">${t("notices-off-until")}</p>
      <p role="status">${told}</p>
      <${Problem} text=${problemOf("test") || problemOf("forget")} />
      ${list && list.channels.length > 0 && html`
        <${Button} icon="trash" class="forget" busy=${busy === "forget"} onClick=${forget}>${t("notices-forget")}<//>
        <${Button} busy=${busy === "test"} onClick=${test}>${t("notices-test")}<//>`}
      <${Button} kind="primary" onClick=${onClose}>${t("notices-done")}<//>
    </footer>
  <//>`;
}

/** @param {Summary} table */
const isOwnGame = ({ yours, state }) => yours && state === "playing";
