/** Giving a map away: a link to it, a place among the maps of this server, its JSON. */
import { useState } from "../../../vendor/hooks.js";
import { drawnMaps } from "../../core/api/maprequests.js";
import { html } from "../../core/html.js";
import { t } from "../../core/text.js";
import { Button } from "../../parts/button.js";
import { LinkField, useCopying } from "../../parts/linkfield.js";
import { Problem, wordsFor } from "../../parts/problem.js";
import { Switch } from "../../parts/switch.js";

/**
 * @typedef {import("../../../protocol.js").DrawnMap} DrawnMap
 * @param {{map: DrawnMap, onChanged: (map: DrawnMap) => void}} props
 */
export function MapSharing({ map, onChanged }) {
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  /** @param {{linked?: boolean, published?: boolean}} change */
  const change = async (change) => {
    setProblem(null);
    try {
      onChanged(await drawnMaps.change(map.id, change));
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  return html`<section aria-labelledby="map-sharing">
    <header><h2 id="map-sharing">${t("drawn-sharing")}</h2></header>
    ${map.link && html`<${Link} link=${map.link} />`}
    <div class="map-choice"><span>${t("drawn-linked")}</span><${Switch} label=${t("drawn-linked")} on=${map.link !== undefined} onChange=${(/** @type {boolean} */ linked) => change({ linked })} /></div>
    <div class="map-choice"><span>${t("drawn-published")}</span><${Switch} label=${t("drawn-published")} on=${map.published} onChange=${(/** @type {boolean} */ published) => change({ published })} /></div>
    <${Problem} text=${problem} />
    <${Button} icon="download" onClick=${() => download(map)}>${t("drawn-json")}<//>
  </section>`;
}

/** @param {{link: string}} props */
function Link({ link }) {
  const whole = new URL(`maps/l/${link}`, document.baseURI).href;
  return html`<${LinkField} link=${whole} label=${t("drawn-link")} copying=${useCopying(whole)} />`;
}

/** Give the browser the map as a file. @param {DrawnMap} map */
export function download(map) {
  const file = new Blob([`${JSON.stringify(map.map, null, 1)}\n`], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `${map.name}.json` });
  link.click();
  URL.revokeObjectURL(link.href);
}
