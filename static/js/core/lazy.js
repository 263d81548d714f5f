/** Pages that are fetched when they are needed, with their styles and words: the home page stays light. */
import { useEffect, useState } from "../../vendor/hooks.js";
import { asset, cameTogether } from "./asset.js";
import { html } from "./html.js";
import { loadText, t } from "./text.js";

/** By name, those that are being fetched or are here. @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/**
 * A component that is fetched the first time it is shown.
 * @param {() => Promise<any>} load
 * @param {string[]} styles names of files in static/css/
 * @param {string[]} [texts] names of files in static/locales/en/, and in every other language
 * @param {() => any} [Waiting] what is shown until then
 */
export function lazy(load, styles, texts = [], Waiting = Loading) {
  let ready = /** @type {import("../../vendor/preact.js").ComponentType | null} */ (null);
  const fetchIt = async () => {
    const [loaded] = await Promise.all([load(), loadText(...texts), ...styles.map(loadStyle)]);
    ready = loaded;
    return loaded;
  };
  /** Fetch it before it is needed; if that fails, showing it will try again. */
  Lazy.warm = () => ready ?? fetchIt().catch(() => {});
  return Lazy;

  /** @param {object} props of the component */
  function Lazy(props) {
    const [Component, show] = useState(() => ready);
    const [failed, fail] = useState("");
    useEffect(() => {
      if (!Component) fetchIt().then((loaded) => show(() => loaded), (error) => fail(error instanceof SyntaxError ? "load-unreadable" : "load-failed"));
    }, []);
    if (failed) return html`<${Failed} why=${failed} />`;
    return Component ? html`<${Component} ...${props} />` : html`<${Waiting} />`;
  }
}

function Loading() {
  return html`<p class="loading" role="status">${t("loading")}</p>`;
}

/** @param {{why: string}} props the message: a file that arrived but cannot be read is no fault of the connection */
function Failed({ why }) {
  return html`<div class="loading" role="alert">
    <p>${t(why)}</p>
    <button type="button" class="btn" onClick=${() => location.reload()}>${t("reload")}</button>
  </div>`;
}

/** Fetch a file of static/css/, once. @param {string} name @returns {Promise<unknown>} */
export function loadStyle(name) {
  if (cameTogether("styles", name)) return Promise.resolve();
  if (!sheets.has(name)) {
    const added = addSheet(asset(`css/${name}.css`));
    added.catch(() => sheets.delete(name));
    sheets.set(name, added);
  }
  return /** @type {Promise<unknown>} */ (sheets.get(name));
}

/** @param {string} href @returns {Promise<unknown>} */
function addSheet(href) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}
