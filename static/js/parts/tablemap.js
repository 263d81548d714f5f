/** The drawn map of a table: its row comes from the table, since no catalog has it. */
import { useEffect } from "../../vendor/hooks.js";
import { getMapOfTable } from "../core/api.js";
import { catalog, gameKey, lobby } from "../core/store.js";
import { learnBoard } from "./catalogwords.js";

/** Learn the row of the map that is played, as soon as there is a catalog to add it to. */
export function useDrawnMap() {
  const { code, config } = lobby.value ?? {};
  const known = catalog.value !== null;
  useEffect(() => {
    if (!known || !config?.drawn) return;
    const game = gameKey.value;
    getMapOfTable(code).then((row) => learnBoard(game, row), () => {}); // without it the map is called by its name
  }, [code, config?.board, known]);
}
