/** From the result to the season of the group for which the game counts; its host may still choose one. */
import { chooseGroup } from "../../core/api/grouprequests.js";
import { knownGroups } from "../../core/groups.js";
import { html } from "../../core/html.js";
import { follow } from "../../core/router.js";
import { lobby } from "../../core/store.js";
import { t } from "../../core/text.js";
import { Icon } from "../../parts/icon.js";
import { Select } from "../../parts/option.js";
import { Problem } from "../../parts/problem.js";
import { useRequest } from "../../parts/requests.js";

export function SeasonLink() {
  const { code, host, group } = lobby.value;
  const { problem, run } = useRequest();
  if (group) return html`<a class="btn" href="g/${group.token}" onClick=${follow}><${Icon} id="i-chart" size=${20} />${group.name}</a>`;
  if (!host || knownGroups.value.length === 0) return null;
  const named = (/** @type {string} */ token) => knownGroups.value.find((known) => known.token === token)?.name ?? t("end-count-for");
  return html`<${Select} label=${t("end-count-for")} value="" values=${["", ...knownGroups.value.map(({ token }) => token)]} name=${named}
      onChange=${(/** @type {string} */ token) => token && run("group", () => chooseGroup(code, token))} />
    <${Problem} text=${problem} />`;
}
