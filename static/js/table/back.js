/** On a phone, Back closes what is open at the table or in its lobby and puts back what was begun, instead of leaving the table. */
import { computed, effect } from "../../vendor/signals.js";
import { begun as shown } from "../core/store.js";
import { modals } from "../parts/modal.js";
import { game } from "./game.js";
import { open, phone } from "./layout.js";
import { clearSelection, hasBegun } from "./selection.js";

const something = computed(() => modals.value.length > 0 || open.value !== null || (shown.value && hasBegun() && !game.value.rests()));

/** Whether the entry of the browser's history that is shown is the one for that. */
const onEntry = () => history.state?.open === true;

/** `settle` is about to come. */
let waiting = false;
/** This page has asked to go back; until it has, its history stays as it is. */
let leaving = false;

/** Give it an entry of its own, and take that away when nothing is left; a swap of one panel for another needs neither. */
function settle() {
  waiting = false;
  if (leaving) return;
  if (something.value && phone.value && !onEntry()) history.pushState({ ...history.state, open: true }, "");
  else if (!something.value && onEntry()) {
    leaving = true;
    history.back();
  }
}

function arrive() {
  if (!leaving && !onEntry()) putBack();
  leaving = false;
  settle();
}

function putBack() {
  const close = modals.value.at(-1);
  if (!close) {
    open.value = null;
    return clearSelection();
  }
  modals.value = modals.value.slice(0, -1); // it goes when it is drawn next
  return close();
}

/**
 * While a table is shown.
 * @returns {() => void} stops it
 */
export function watchBack() {
  leaving = false;
  addEventListener("popstate", arrive);
  const stop = effect(() => {
    void [something.value, phone.value];
    if (waiting) return;
    waiting = true;
    queueMicrotask(settle);
  });
  return () => {
    stop();
    removeEventListener("popstate", arrive);
  };
}
