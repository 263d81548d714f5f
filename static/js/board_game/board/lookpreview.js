/** The board as it stands now, small, in a look that one may choose. */
import { html } from "../../parts/index.js";
import { begunGeometry, begunView } from "../seen.js";
import { BoardPicture } from "./board.js";

/** @param {{boardLook: string}} props */
export function BoardPreview({ boardLook }) {
  return html`<${BoardPicture} geometry=${begunGeometry()} view=${begunView()} boardLook=${boardLook} />`;
}
