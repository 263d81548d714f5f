/** The code of the map that was played on, to play on it again. */
import { useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { Button } from "../../parts/button.js";
import { copy } from "../../parts/copy.js";
import { t } from "../../core/text.js";
import { board } from "../seen.js";

export function MapButton() {
  const [copied, setCopied] = useState(false);
  const map = board.value?.map;
  return map && html`<${Button} icon=${copied ? "yes" : "copy"} onClick=${async () => setCopied(await copy(map))}>${t(copied ? "copied" : "keep-map")}<//>`;
}
