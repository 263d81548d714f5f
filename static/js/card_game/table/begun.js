/** What I began in the card game and did not send, so that it can be put back: by Back on a phone, and when another turn begins. */
import { bring } from "../../table/game.js";
import { hasBegun, cancelChoice } from "../acting/choices.js";
import { askedStack } from "./stacks.js";

bring("cards", {
  begun: () => askedStack.value !== null || hasBegun(),
  stepBack() {
    askedStack.value = null;
    cancelChoice();
  },
});
