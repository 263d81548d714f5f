/** htm bound to Preact: tagged templates instead of a build step. */
import { h } from "../../vendor/preact.js";
import htm from "../../vendor/htm.js";

export const html = htm.bind(h);
