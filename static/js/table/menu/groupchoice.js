/** The group for which a table's game counts: the host chooses one whose link this browser has opened, or makes a new one. */
import { useState } from "../../../vendor/hooks.js";
import { chooseGroup, groups } from "../../core/api/grouprequests.js";
import { knownGroups, rememberGroup } from "../../core/groups.js";
import { html } from "../../core/html.js";
import { follow } from "../../core/router.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Select } from "../../parts/option.js";

const NONE = "";
const NEW = "new";

/** @typedef {(what: string, action: () => Promise<unknown>) => Promise<void>} Run as `useRequest` gives it */

/** @param {{run: Run}} props */
export function GroupChoice({ run }) {
  const { code, host, group } = lobby.value;
  const [naming, name] = useState(false);
  if (!host && !group) return null;
  const pick = (/** @type {string} */ chosen) => {
    name(chosen === NEW);
    if (chosen !== NEW) run("group", () => chooseGroup(code, chosen));
  };
  const make = async (/** @type {string} */ typed) => {
    await run("group", async () => {
      const made = await groups.make(typed, zoneHere());
      rememberGroup(made);
      name(false);
      return chooseGroup(code, made.token);
    });
  };
  return html`<div class="option group-option" id="setting-group">
    <div class="grow"><b>${t("setting-group")}</b><small>${t("setting-group-text")}</small></div>
    ${host ? html`<${Select} label=${t("setting-group")} value=${naming ? NEW : group?.token ?? NONE} values=${[NONE, ...choosable().map(({ token }) => token), NEW]} name=${nameOfChoice} onChange=${pick} />`
      : html`<a class="value" href="g/${group?.token}" onClick=${follow}>${group?.name}</a>`}
    ${host && naming && html`<${NewGroup} onMake=${make} />`}
  </div>`;
}

/** @param {{onMake: (name: string) => void}} props */
function NewGroup({ onMake }) {
  const [typed, type] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onMake(typed);
  };
  return html`<form class="row group-new" onSubmit=${submit}>
    <input class="field" type="text" aria-label=${t("setting-group-name")} placeholder=${t("setting-group-name")} maxlength="40" autocomplete="off" value=${typed}
      onInput=${(/** @type {{target: HTMLInputElement}} */ event) => type(event.target.value)} />
    <${Button} type="submit">${t("setting-group-make")}<//>
  </form>`;
}

/** The groups that this browser knows, and the one of the table. */
export function choosable() {
  const { group } = lobby.value;
  return group && !knownGroups.value.some(({ token }) => token === group.token) ? [group, ...knownGroups.value] : knownGroups.value;
}

/** @param {string} token */
function nameOfChoice(token) {
  if (token === NONE) return t("setting-group-none");
  if (token === NEW) return t("setting-group-new");
  return choosable().find((group) => group.token === token)?.name ?? "";
}

/** The time zone in which evenings of a new group begin and end. */
function zoneHere() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
