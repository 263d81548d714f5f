/** The form that adds an address: of e-mail, or of any other service. */
import { useState } from "../../../vendor/hooks.js";
import { notifications } from "../../core/api/noticerequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { Problem } from "../../parts/problem.js";

/** @param {{kinds: string[], busy: string, run: import("./notifications.js").Run, problem: string}} props */
export function Adding({ kinds, busy, run, problem }) {
  const [address, setAddress] = useState("");
  const others = kinds.includes("apprise"), mail = kinds.includes("email");
  if (!others && !mail) return null;
  const kind = others && (!mail || address.includes("://")) ? "apprise" : "email";
  const hint = t(mail && others ? "notices-add-both" : mail ? "notices-add-mail" : "notices-add-other");
  const add = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const added = await run("add", async () => {
      await notifications.add(kind, address);
      return notifications.list();
    });
    if (added) setAddress("");
  };
  return html`<form class="notices-add" onSubmit=${add}>
    <label for="notices-address"><b>${t("notices-add")}</b><span class="mut">${hint}</span></label>
    <div>
      <input class="field" id="notices-address" type="text" inputmode=${kind === "email" ? "email" : "url"} autocomplete="email" autocapitalize="none" spellcheck="false"
        aria-invalid=${problem ? "true" : undefined} aria-describedby="notices-add-problem" value=${address}
        onInput=${(/** @type {{target: HTMLInputElement}} */ { target }) => setAddress(target.value)} />
      <${Button} type="submit" why=${address.trim() ? undefined : t("notices-add-empty")} busy=${busy === "add"}>${t("notices-add-send")}<//>
    </div>
    <${Problem} id="notices-add-problem" text=${problem} />
  </form>`;
}
