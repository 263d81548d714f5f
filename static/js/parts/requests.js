/** Requests of the lobby: what is under way, what went wrong, and the newer lobby that comes back. */
import { batch } from "../../vendor/signals.js";
import { useState } from "../../vendor/hooks.js";
import { changeTable, getTable } from "../core/api.js";
import { wordsFor } from "./problem.js";
import { chosen, applyIfNewer, lobby } from "../core/store.js";

/**
 * For one control or a group: `run` an action that answers with a Lobby; `problem` is for beside it.
 * @returns {{busy: string | null, problem: string | null, run: (what: string, action: () => Promise<any>) => Promise<void>}}
 */
export function useRequest() {
  const [busy, setBusy] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  /** @param {string} what @param {() => Promise<any>} action */
  const run = async (what, action) => {
    setBusy(what);
    setProblem(null);
    try {
      const answer = await action();
      if (answer?.seats) applyIfNewer(answer);
    } catch (error) {
      setProblem(wordsFor(error));
    }
    setBusy(null);
  };
  return { busy, problem, run };
}

/** The host's choices on their way to the server. @type {Promise<void> | null} */
let storing = null;

/** Wait until the host's choices are stored, before sending anything that must not overtake them; rejects if they cannot be stored. */
export async function choicesStored() {
  await storing;
}

/**
 * Show what the host chose at once and tell the server; of several quick changes only the last is sent.
 * @param {{config?: {seats: number}, settings?: any}} changes
 */
export async function choose(changes) {
  batch(() => {
    lobby.value = { ...lobby.value, ...changes };
    chosen.value = { ...chosen.value, ...changes };
  });
  if (storing) return;
  storing = store(lobby.value.code).finally(() => (storing = null));
  await storing;
}

/** @param {string} code */
async function store(code) {
  try {
    let answer = /** @type {import("../../protocol.js").Lobby | null} */ (null);
    for (let sent = /** @type {object | null} */ (null); chosen.value && sent !== chosen.value;) {
      sent = chosen.value;
      answer = await changeTable(code, chosen.value);
    }
    batch(() => {
      chosen.value = null;
      if (answer && lobby.value?.code === code) applyIfNewer(answer);
    });
  } catch (error) {
    const known = await getTable(code).catch(() => /** @type {null} */ (null));
    batch(() => {
      chosen.value = null;
      if (known && lobby.value?.code === code) applyIfNewer(known);
    });
    throw error;
  }
}
