/** Requests about maps that people draw. */
import { request } from "../api.js";

/** Maps that people draw; everything that is about one map answers with a `DrawnMap` of docs/protocol.md §1. */
export const drawnMaps = {
  /** @param {"own" | "server"} of @param {string} [after] what the last answer called `next` */
  list: (of, after) => request("GET", `drawn-maps?${new URLSearchParams({ ...(of === "server" && { of }), ...(after && { after }) })}`),
  /** @param {string} id */
  get: (id) => request("GET", `drawn-maps/${id}`),
  /** @param {string} link */
  linked: (link) => request("GET", `drawn-maps/linked/${link}`),
  /** @param {string} key */
  board: (key) => request("GET", `drawn-maps/board/${key}`),
  /** @param {object} map */
  add: (map) => request("POST", "drawn-maps", { map, fit: true }),
  /** @param {object} map */
  check: (map) => request("POST", "drawn-maps/check", { map, fit: true }),
  /** @param {object} map */
  fill: (map) => request("POST", "drawn-maps/fill", { map }),
  /** @param {string} id @param {object} map @param {number} since when it was last changed, as far as is known here */
  save: (id, map, since) => request("PUT", `drawn-maps/${id}`, { map, since, fit: true }),
  /** @param {string} id @param {{name?: string, linked?: boolean, published?: boolean}} change */
  change: (id, change) => request("PATCH", `drawn-maps/${id}`, change),
  /** @param {string} id */
  remove: (id) => request("DELETE", `drawn-maps/${id}`),
};
