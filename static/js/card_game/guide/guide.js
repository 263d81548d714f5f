/** The guide of a first game: fetched only at a table that has one. */
import { html } from "../../core/html.js";
import { lazy } from "../../core/lazy.js";
import { guiding } from "../../table/guide/progress.js";

const Lessons = lazy(() => import("./lessons.js").then((module) => module.Lessons), ["guide"], ["guide", "cardlessons"], () => null);

export function RealmsGuide() {
  return guiding.value && html`<${Lessons} />`;
}
