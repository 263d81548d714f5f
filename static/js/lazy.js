/** Pages that come when they are needed, with their styles: the home page stays light. */
import { useEffect, useState } from "../vendor/hooks.js";
import { html } from "./html.js";
import { t } from "./text.js";

const sheets = new Map();

/**
 * A component that is fetched the first time it is shown.
 * @param {() => Promise<any>} load
 * @param {string[]} styles names of files in static/css/
 */
export function lazy(load, styles) {
  let ready = null;
  return function Lazy(props) {
    const [Component, show] = useState(() => ready);
    const [failed, fail] = useState(false);
    useEffect(() => {
      if (Component) return;
      Promise.all([load(), ...styles.map(style)]).then(([loaded]) => {
        ready = loaded;
        show(() => loaded);
      }, (error) => {
        console.error(error);
        fail(true);
      });
    }, []);
    if (failed) return html`<p class="loading" role="alert">${t("load-failed")}</p>`;
    return Component ? html`<${Component} ...${props} />` : html`<p class="loading" role="status">${t("loading")}</p>`;
  };
}

function style(name) {
  if (!sheets.has(name)) sheets.set(name, addSheet(`css/${name}.css`));
  return sheets.get(name);
}

function addSheet(href) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}
