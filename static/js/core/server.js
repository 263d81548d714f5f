/** What the person who runs this server has set for its pages; the page says it in meta elements. */

/** @param {string} name */
function chosen(name) {
  return document.querySelector(`meta[name='server-${name}']`)?.getAttribute("content") ?? "";
}

/** Each is empty unless the host has set it. */
export const server = {
  name: chosen("name"),
  greeting: chosen("greeting"),
  /** For readers whose browser asks for no language that we speak. */
  language: chosen("language"),
  /** The key of the rules that a new table begins with. */
  preset: chosen("preset"),
  /** The level of bots until the reader chooses one. */
  botLevel: chosen("bot-level"),
  /** The ways in which players may be notified of their turn. */
  notifications: chosen("notifications"),
};
