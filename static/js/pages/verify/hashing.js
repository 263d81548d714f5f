/** Digests by the browser's own Web Crypto, or where there is none by @noble/hashes. */

const utf8 = new TextEncoder();

/** Whether the browser has Web Crypto for this page: only over HTTPS, and for a server on the same machine. */
export const hasWebCrypto = globalThis.crypto?.subtle !== undefined;

const library = () => import("../../../vendor/hashes.js");

/**
 * @param {Uint8Array<ArrayBuffer>} message
 * @returns {Promise<Uint8Array>}
 */
export async function sha256(message) {
  if (!hasWebCrypto) return (await library()).sha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", message));
}

/**
 * HMAC-SHA-256 under one key.
 * @param {Uint8Array<ArrayBuffer>} key
 * @returns {Promise<(text: string) => Promise<Uint8Array<ArrayBuffer>>>}
 */
export async function hmacUnder(key) {
  if (!hasWebCrypto) {
    const { hmac, sha256: hash } = await library();
    return async (text) => hmac(hash, key, utf8.encode(text));
  }
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
