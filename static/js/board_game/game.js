/** The board game, as a table's common parts know it. */
import { lazy } from "../core/lazy.js";
import { bring } from "../table/game.js";
import { phone } from "../table/layout.js";
import { keyName } from "../table/topbar/bindings.js";
import { isDoneAlready } from "./actions/plans.js";
import { sold } from "./actions/tiles.js";
import { boardEvents, remark, sentence, whereabouts } from "./events.js";
import { listWords, t } from "../core/text.js";
import "./routes.js";
import { FIGURES, pieceCalled, PIECES } from "./pieces.js";
import { boardValueWords } from "./values.js";

const Preview = lazy(() => import("./board/lookpreview.js").then((module) => module.BoardPreview), ["board", "looks"], [], () => null);

/** The pieces at this table that can be moved. */
function movedPieces() {
  return PIECES.filter(({ id, move }) => move && sold.value.some((tile) => tile.id === id));
}

/** @returns {import("../table/topbar/keylist.js").KeyLine[]} */
function moveKeys({ id }) {
  return [[[], [`${t("key-shift")}+${keyName(id)}`], t(`key-help-move-${id}`)], [[], Object.values(FIGURES).map(({ key }) => key.toUpperCase()), t("key-help-figures")]];
}

bring("board", {
  sentence,
  ...boardEvents,
  whereabouts,
  remark,
  keys: { ...Object.fromEntries(PIECES.map(({ id, key }) => [id, key])), card: "d", trade: "t", accept: "a", decline: "x", counter: "v", pass: "p" },
  keyWords: (command) => (pieceCalled(command) ? t(`tile-${command}`) : ""),
  keyLines: () => [
    [sold.value.map(({ id }) => id), [], listWords(sold.value.map(({ id }) => t(`tile-${id}`)), "unit")],
    ...movedPieces().flatMap(moveKeys),
    [["trade"], [], t("key-help-trade")],
    [[], ["1 – 5"], t("key-help-resources")], [[], ["6 – 0"], t("key-help-wanted")],
    [[], [t("key-shift")], t("key-help-less")], [[], [t("key-backspace")], t("key-help-minus")],
    [["accept", "decline", "counter"], [], t("key-help-answer")], [["pass"], [], t("key-help-pass")],
  ],
  isDoneAlready,
  Preview,
  valueWords: boardValueWords,
  habits: () => ({
    turn: [
      { name: "rollAhead", icon: "dice", label: t("habits-roll"), text: t("plan-roll-text") },
      { name: "endAhead", icon: "end", label: t("habits-end"), text: t("habits-end-text") },
    ],
    table: [
      { name: "names", icon: "eye", label: t("habits-names") },
      ...(phone.value ? [{ name: "closeUp", icon: "fit", label: t("habits-close-up"), text: t("habits-close-up-text") }] : []),
    ],
  }),
});
