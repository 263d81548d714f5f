/** Links from the result: another game, the replay, the dice. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { PlayAgain } from "./rematch.js";
import { SeasonLink } from "./seasonlink.js";
import { say } from "../../core/outbox.js";
import { openLikeLast } from "../../core/opening.js";
import { Button } from "../../parts/button.js";
import { Icon } from "../../parts/icon.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { follow, go, linkOf } from "../../core/router.js";
import { lobby, me } from "../../core/store.js";
import { t } from "../../core/text.js";

export function EndActions() {
  const { code, config, you, game: played } = lobby.value;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const again = async () => {
    if (!me.value.name) return go("");
    setBusy(true);
    try {
      const table = await openLikeLast(config, { game: played });
      if (you !== undefined) say(t("new-table-said", { link: linkOf(table.code) }));
      go(`t/${table.code}`);
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(false);
    }
    return undefined;
  };
  return html`<footer class="end-foot">
    <${PlayAgain} />
    <${Problem} text=${problem} />
    <span class="grow"></span>
    <${SeasonLink} />
    <${Button} icon="plus" busy=${busy} onClick=${again}>${t("new-table")}<//>
    <a class="btn" href="t/${code}/replay" onClick=${follow}><${Icon} id="i-play" size=${20} />${t("end-replay")}</a>
    <a class="btn" href="t/${code}/verify" onClick=${follow}><${Icon} id="i-dice" size=${20} />${t("end-verify")}</a>
  </footer>`;
}
