/** Digests by the browser's own Web Crypto, or by ours where there is none. */
import * as own from "./sha256.js";

const utf8 = new TextEncoder();

/** Whether the browser lends its Web Crypto: it does over HTTPS and on this machine only. */
export const hasWebCrypto = globalThis.crypto?.subtle !== undefined;

/**
 * @param {Uint8Array<ArrayBuffer>} message
 * @returns {Promise<Uint8Array>}
 */
export async function sha256(message) {
  if (!hasWebCrypto) return own.sha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", message));
}

/**
 * HMAC-SHA-256 under one key.
 * @param {Uint8Array<ArrayBuffer>} key
 * @returns {Promise<(text: string) => Promise<Uint8Array<ArrayBuffer>>>}
 */
export async function hmacUnder(key) {
  if (!hasWebCrypto) return async (text) => /** @type {Uint8Array<ArrayBuffer>} */ (own.hmac(key, utf8.encode(text)));
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (text) => new Uint8Array(await crypto.subtle.sign("HMAC", imported, utf8.encode(text)));
}

/** @param {string} hex */
export function bytesOf(hex) {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** @param {Uint8Array} bytes */
export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
