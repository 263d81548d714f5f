/** The board game, as a table's common parts know it. */
import { bring } from "../table/game.js";
import { stepBack } from "./choices/choices.js";
import { isDoneAlready } from "./choices/plans.js";
import { t } from "../core/text.js";
import { pieceCalled, PIECES } from "./pieces.js";
import { ALOUD, FILTERS, KINDS, remark, SENTENCES, SILENT, whereabouts } from "./sentences.js";
import { SOUNDS } from "./sounds.js";

bring("board", {
  sentences: SENTENCES,
  silent: SILENT,
  aloud: ALOUD,
  kinds: KINDS,
  whereabouts,
  remark,
  filters: FILTERS,
  sounds: SOUNDS,
  keys: { ...Object.fromEntries(PIECES.map(({ id, key }) => [id, key])), card: "d", trade: "t", accept: "a", decline: "x", counter: "v", pass: "p" },
  keyWords: (command) => (pieceCalled(command) ? t(`tile-${command}`) : ""),
  keyLines: [
    [[...PIECES.map(({ id }) => id), "card"], [], "key-help-build"], [["trade"], [], "key-help-trade"],
    [[], ["1 – 5"], "key-help-resources"], [[], ["6 – 0"], "key-help-wanted"], [[], ["key-shift"], "key-help-less"], [[], ["key-backspace"], "key-help-minus"],
    [["accept", "decline", "counter"], [], "key-help-answer"], [["pass"], [], "key-help-pass"],
  ],
  stepBack,
  isDoneAlready,
});
