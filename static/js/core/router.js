/** Which page the address names; the base path comes from <base>. */
import { signal } from "../../vendor/signals.js";

const base = new URL(document.baseURI).pathname;

/**
 * `{page: "home" | "host" | "tv"}`, `{page: "history" | "maps", of: "own" | "server"}`, `{page: "season", token}`, `{page: "evening", token, date}`,
 * `{page: "table" | "tv" | "replay" | "verify", code}`; `{page: "maps", code}` for the link to a map, `{page: "mapeditor", code}` for its id; or
 * `{page: "unknown"}`
 */
export const route = signal(read());

/** Where guests reach this server, if not at the address of this page. @type {import("../../vendor/signals.js").Signal<string | null>} */
export const guestsBase = signal(null);

addEventListener("popstate", () => {
  const now = read();
  if (JSON.stringify(now) !== JSON.stringify(route.value)) route.value = now; // else Back only closed something on the same page
});

/**
 * Go to a page of our own.
 * @param {string} path relative to the base: "", "t/CODE" or "t/CODE/replay#v=12"
 */
export function go(path) {
  const address = new URL(path, document.baseURI);
  if (history.state?.open) history.replaceState(null, "", address); // table/back.js: nothing is open on the new page
  else history.pushState(null, "", address);
  route.value = read();
  scrollTo(0, 0);
}

/** For a link's onClick: stay in the page unless the visitor wants a new tab. @param {MouseEvent & {currentTarget: Element}} event */
export function follow(event) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.getAttribute("href") ?? "");
}

/**
 * The whole address of a table, to hand to a friend.
 * @param {string} code
 */
export function linkOf(code) {
  return new URL(`t/${code}`, guestsBase.value ?? document.baseURI).href;
}

/**
 * The whole address of a group, likewise.
 * @param {string} token
 */
export function linkOfGroup(token) {
  return new URL(`g/${token}`, guestsBase.value ?? document.baseURI).href;
}

function read() {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname.slice(1);
  const table = /^t\/([A-Za-z0-9]+)(?:\/(replay|verify|tv))?\/?$/.exec(path);
  if (table) return { page: table[2] ?? "table", code: table[1].toUpperCase() };
  const group = /^g\/([\w-]+)(?:\/(\d{4}-\d\d-\d\d))?\/?$/.exec(path);
  if (group) return group[2] ? { page: "evening", token: group[1], date: group[2] } : { page: "season", token: group[1] };
  if (path === "history") return { page: "history", of: new URLSearchParams(location.search).get("of") === "server" ? "server" : "own" };
  if (path === "maps") return { page: "maps", of: new URLSearchParams(location.search).get("of") === "server" ? "server" : "own" };
  const map = /^maps\/(?:(l)\/)?([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (map) return map[1] ? { page: "maps", of: "own", code: map[2] } : { page: "mapeditor", code: map[2] };
  if (path === "host" || path === "tv") return { page: path };
  return { page: path === "" ? "home" : "unknown" };
}
