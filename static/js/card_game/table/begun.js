/** What I began in the card game and did not send, so that it can be put back: by Back on a phone, and when another turn begins. */
import { bring } from "../../table/game.js";
import { hasBegun, putBack } from "../acting/choices.js";
import { asked } from "./stacks.js";

bring("cards", {
  begun: () => asked.value !== null || hasBegun(),
  stepBack() {
    asked.value = null;
    putBack();
  },
});
