/** Requests about one's own notifications. */
import { request } from "../api.js";

/** One's own notifications, docs/protocol.md §9; all but `add` and `test` answer with the whole list. */
export const notifications = {
  list: () => request("GET", "notifications"),
  /** @param {string} kind @param {string} address */
  add: (kind, address) => request("POST", "notifications/channels", { kind, address }),
  /** @param {string} channel @param {string} code */
  confirm: (channel, code) => request("POST", `notifications/channels/${channel}/confirm`, { code }),
  /** @param {string} channel */
  remove: (channel) => request("DELETE", `notifications/channels/${channel}`),
  /** @param {object} choices */
  choose: (choices) => request("PATCH", "notifications", choices),
  forget: () => request("DELETE", "notifications"),
  test: () => request("POST", "notifications/test"),
};
