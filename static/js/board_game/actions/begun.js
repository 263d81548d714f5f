/** What I began at the board and did not send, so that it can be put back: by Back on a phone, and when another turn begins. */
import { bring } from "../../table/game.js";
import { asking, candidate, dropCandidate } from "../board/targets.js";
import { cardPanel, forcedMode, mode, plainPanel, stepBack } from "./choices.js";

bring("board", {
  begun: () => [candidate, asking, cardPanel, plainPanel].some(({ value }) => value !== null) || mode.value !== forcedMode.value,
  stepBack() {
    dropCandidate();
    stepBack();
  },
});
