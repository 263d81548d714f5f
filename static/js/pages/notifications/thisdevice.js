/** The switch for push messages to this browser, and the reason where there can be none. */
import { notifications } from "../../core/api/noticerequests.js";
import { html } from "../../core/html.js";
import { preferences, setPreference } from "../../core/preferences.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { Problem } from "../../parts/problem.js";
import { Switch } from "../../parts/switch.js";
import { StateTag } from "./channelrow.js";
import { subscribe, unsubscribe, whyNoPush } from "./push.js";

/** Check whether a channel is this browser's own. @param {string} id */
export const isOfThisDevice = (id) => id !== "" && preferences.value.pushChannel === id;

/** @param {{list: import("./notifications.js").NotificationList, busy: string, run: import("./notifications.js").Run, problem: string}} props */
export function ThisDevice({ list, busy, run, problem }) {
  const own = list.channels.find(({ id }) => isOfThisDevice(id));
  const why = whyNoPush();
  const add = async () => {
    const added = await notifications.add("push", await subscribe(list.push_key ?? ""));
    setPreference("pushChannel", added.id);
    return notifications.list();
  };
  const remove = async () => {
    await unsubscribe();
    return own && notifications.remove(own.id);
  };
  return html`<li>
    <${Icon} id="i-phone" size=${24} />
    <div class="grow"><b>${t("notices-device")}</b>
      <span class="mut">${busy === "push" ? t("notices-asking") : t("notices-device-text")}</span>
      ${why && html`<p class="small">${t(`notices-why-${why}`)}</p>`}
      <${Problem} text=${problem} />
    </div>
    ${own && own.state !== "on" && html`<${StateTag} state=${own.state} />`}
    ${!why && html`<${Switch} label=${t("notices-device")} on=${Boolean(own)} onChange=${(/** @type {boolean} */ on) => run("push", on ? add : remove)} />`}
  </li>`;
}
