/** Requests of the lobby: what is under way, what went wrong, and the newer lobby that comes back. */
import { useState } from "../../vendor/hooks.js";
import { changeTable, getTable } from "../api.js";
import { wordsFor } from "../parts/problem.js";
import { lobby } from "../store.js";

/**
 * For one control or a group: `run` an action that answers with a Lobby; `problem` is for beside it.
 * @returns {{busy: string | null, problem: string | null, run: (what: string, action: () => Promise<any>) => Promise<void>}}
 */
export function useRequest() {
  const [busy, setBusy] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const run = async (what, action) => {
    setBusy(what);
    setProblem(null);
    try {
      const answer = await action();
      if (answer?.seats) lobby.value = answer;
    } catch (error) {
      setProblem(wordsFor(error));
    }
    setBusy(null);
  };
  return { busy, problem, run };
}

let sendingConfig = false;
let wanted = null;

/**
 * Show a changed config at once and tell the server; of several quick changes only the last is sent.
 * @param {import("./config.js").Config} config
 */
export async function changeConfig(config) {
  const { code } = lobby.value;
  lobby.value = { ...lobby.value, config };
  wanted = config;
  if (sendingConfig) return;
  sendingConfig = true;
  try {
    while (wanted) {
      const next = wanted;
      wanted = null;
      const answer = await changeTable(code, { config: next });
      if (!wanted) lobby.value = answer;
    }
  } catch (error) {
    lobby.value = await getTable(code).catch(() => lobby.value);
    throw error;
  } finally {
    sendingConfig = false;
    wanted = null;
  }
}
