/** The longest road, which is a trade route where roads and ships count together. */
import { computed } from "../../vendor/signals.js";
import { view } from "./seen.js";
import { tellEveryMessage } from "../core/text.js";

const hasShips = computed(() => view.value?.ships !== undefined);

/** The symbol of the award and of how long somebody's road is. */
export const routeIcon = computed(() => (hasShips.value ? "i-route" : "i-longest"));

tellEveryMessage(() => ({ sea: String(hasShips.value) }));
