/** Requests of the host's page. */
import { request } from "../api.js";

/** The host's page: `open` it with the key of a link; everything else answers with the whole page, as docs/protocol.md §8 has it. */
export const host = {
  /** @param {string} key */
  open: (key) => request("POST", "host/session", { key }),
  leave: () => request("DELETE", "host/session"),
  page: () => request("GET", "host"),
  log: () => request("GET", "host/log"),
  /** @param {{text?: string, minutes: number, table?: string}} notice */
  tell: (notice) => request("POST", "host/notice", notice),
  endNotice: () => request("DELETE", "host/notice"),
  /** @param {string} table its ID */
  watch: (table) => request("POST", `host/tables/${table}/watch`),
  /** @param {string} table its ID */
  close: (table) => request("POST", `host/tables/${table}/close`),
  /** @param {string} table its ID */
  archive: (table) => request("POST", `host/tables/${table}/archive`),
  archiveIdle: () => request("POST", "host/archive-idle"),
  /** @param {string} guest */
  ban: (guest) => request("POST", `host/bans/${guest}`),
  /** @param {string} guest */
  unban: (guest) => request("DELETE", `host/bans/${guest}`),
  /** @param {string} address */
  block: (address) => request("POST", "host/blocked", { address }),
  /** @param {string} address */
  unblock: (address) => request("POST", "host/unblocked", { address }),
  backUp: () => request("POST", "host/backups"),
  /** @param {boolean} nightly */
  setNightly: (nightly) => request("PUT", "host/backups", { nightly }),
  /** @param {string} name */
  restore: (name) => request("POST", `host/backups/${name}/restore`),
};
