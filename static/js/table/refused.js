/** How long the words of a refusal stay. */
import { useEffect } from "../../vendor/hooks.js";
import { refusal } from "../core/store.js";

const STAYS_MS = 7000;

/** The refusal that is shown goes away after a while, unless another one has taken its place. @param {number} [staysMs] */
export function useRefusalLapse(staysMs = STAYS_MS) {
  useEffect(() => {
    const shown = refusal.value;
    if (!shown) return undefined;
    const timer = setTimeout(() => { if (refusal.value === shown) refusal.value = null; }, staysMs);
    return () => clearTimeout(timer);
  }, [refusal.value]);
}
