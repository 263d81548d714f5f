/** Reasons for cards and tiles that cannot be used: the server gives the code, sentences.js the words. */
import { unavailable } from "../../core/store.js";

/** Why an action of this type cannot be done now; null where the server gives no reason. @param {string} type */
export function whyNot(type) {
  return unavailable.value.find(({ actions }) => actions?.includes(type)) ?? unavailable.value.find(({ actions }) => !actions) ?? null;
}
