/** The selection of a player: choosing, being asked, going back, sending. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as store from "../../static/js/core/store.js";
import { IDLE, stage, TRANSITIONS } from "../../static/js/table/selecting.js";
import * as table from "../../static/js/table/selection.js";

const { amend, answered, ask, back, clear, deselect, dropAsked, dropFirst, refused, select, selectFirst, stored, submit, toggle } = TRANSITIONS;
const road = { mode: "BuildRoad" };
const ship = { mode: "MoveShip" };
const card = { card: "knight" };
const bill = { pays: [3] };
const now = () => table.selection.value;

/** A request, and how it is answered. */
function request() {
  let answer;
  const asked = /** @type {Promise<boolean>} */ (new Promise((resolve) => (answer = resolve)));
  return { asked, answer: /** @type {(stored: boolean) => void} */ (answer) };
}

beforeEach(() => {
  store.forgetTable();
  table.clearSelection();
});

test("a player who has begun nothing is idle", () => {
  assert.equal(stage(IDLE), "idle");
  assert.equal(table.hasBegun(), false);
});

test("a tile that is pressed is chosen, and pressed again it is put back", () => {
  const chosen = toggle(IDLE, road, false);
  assert.deepEqual(chosen, { ...IDLE, what: road });
  assert.equal(stage(chosen), "choosing");
  assert.equal(toggle(chosen, road, true), IDLE);
});

test("another tile, card or panel takes the place of all that was begun", () => {
  const begun = ask(selectFirst(select(IDLE, ship), 7), bill);
  assert.deepEqual(select(begun, card), { ...IDLE, what: card });
  assert.deepEqual(toggle(begun, road, false), { ...IDLE, what: road });
});

test("the first of two places may be chosen with nothing else, and taken back", () => {
  const half = selectFirst(IDLE, 0);
  assert.equal(stage(half), "choosing");
  assert.equal(dropFirst(half), IDLE);
  assert.deepEqual(dropFirst(selectFirst(select(IDLE, ship), 7)), { ...IDLE, what: ship });
});

test("a question is asked about what is chosen, or about a place alone", () => {
  assert.equal(stage(ask(select(IDLE, road), bill)), "confirming");
  assert.equal(stage(ask(IDLE, bill)), "confirming");
  assert.deepEqual(dropAsked(ask(select(IDLE, road), bill)), { ...IDLE, what: road });
  assert.equal(dropAsked(ask(IDLE, bill)), IDLE);
});

test("an answer that is changed is the same question, and without a question there is none", () => {
  const other = { pays: [5] };
  assert.deepEqual(amend(ask(select(IDLE, road), bill), other), { ...IDLE, what: road, asks: other });
  assert.equal(amend(IDLE, other), IDLE);
});

test("an answer that is on its way changes no more", () => {
  const sent = submit(ask(IDLE, bill));
  assert.equal(amend(sent, { pays: [5] }), sent);
});

test("a panel that closes leaves a question about a place on the board", () => {
  assert.deepEqual(deselect(ask(selectFirst(select(IDLE, card), 1), bill)), { ...IDLE, asks: bill });
});

test("one step back at a time: the question, the first place, what was chosen", () => {
  let selection = ask(selectFirst(select(IDLE, ship), 7), bill);
  selection = back(selection, false);
  assert.deepEqual(selection, { ...IDLE, what: ship, first: 7 });
  selection = back(selection, false);
  assert.deepEqual(selection, { ...IDLE, what: ship });
  selection = back(selection, false);
  assert.equal(selection, IDLE);
  assert.equal(back(selection, false), IDLE);
});

test("the only piece that can be moved is put back together with its tile, after what is asked", () => {
  const begun = selectFirst(select(IDLE, ship), 7);
  assert.equal(back(ask(begun, bill), true).first, 7);
  assert.equal(back(begun, true), IDLE);
});

test("everything is put back at once", () => {
  assert.equal(clear(ask(selectFirst(select(IDLE, ship), 7), bill)), IDLE);
});

test("what changes nothing keeps the selection as it is", () => {
  const begun = ask(selectFirst(select(IDLE, ship), 7), bill);
  for (const same of [selectFirst(begun, 7), ask(begun, bill), amend(begun, bill)]) assert.equal(same, begun);
  for (const none of [dropFirst, dropAsked, deselect, clear, submit]) assert.equal(none(IDLE), IDLE);
});

test("what was sent is put away once it is stored", () => {
  const before = ask(selectFirst(select(IDLE, ship), 7), bill);
  const sent = submit(before);
  assert.equal(stage(sent), "sending");
  assert.equal(stored(sent, before), IDLE);
});

test("what was refused can be changed and sent again", () => {
  const before = ask(select(IDLE, road), bill);
  assert.deepEqual(refused(submit(before), before), before);
});

test("a second press that is refused leaves the first on its way", () => {
  const before = select(IDLE, road);
  const sent = submit(before);
  assert.equal(stage(refused(submit(sent), sent)), "sending");
  assert.equal(stage(refused(refused(submit(sent), before), sent)), "choosing", "both were refused");
});

test("a choice that became illegal while its action was on its way is not brought back", () => {
  const before = selectFirst(select(IDLE, ship), 7);
  assert.deepEqual(refused(dropFirst(submit(before)), before), { ...IDLE, what: ship });
  assert.equal(refused(deselect(submit(before)), before), IDLE);
  assert.equal(stored(dropFirst(submit(before)), before), IDLE, "its tile goes with it all the same");
});

test("what was begun meanwhile is not put away when the earlier action is stored", () => {
  const before = select(IDLE, road);
  const sent = submit(before);
  for (const other of [select(sent, card), selectFirst(sent, 4), ask(sent, bill)]) {
    assert.equal(stored(other, before), other);
    assert.equal(refused(other, before), other);
    assert.notEqual(stage(other), "sending");
  }
});

test("the same tile pressed anew while its road is on its way stays chosen", () => {
  const before = select(IDLE, road);
  const again = toggle(toggle(submit(before), road, true), { mode: "BuildRoad" }, false);
  assert.equal(stored(again, before), again);
});

test("a place chosen while an action with nothing chosen is on its way stays", () => {
  assert.equal(submit(IDLE), IDLE);
  const half = selectFirst(IDLE, 4);
  assert.equal(stored(half, IDLE), half);
});

test("a trade that is paid leaves a card that is chosen for later", () => {
  const before = ask(select(IDLE, card), bill);
  assert.deepEqual(answered(submit(before), before), { ...IDLE, what: card });
  const other = select(submit(before), road);
  assert.equal(answered(other, before), other);
});

test("the table puts away what is stored, and says so", async () => {
  const { asked, answer } = request();
  table.select(road);
  const done = table.submit(asked);
  assert.equal(stage(now()), "sending");
  answer(true);
  assert.equal(await done, true);
  assert.equal(now(), IDLE);
});

test("the table keeps what is refused, and what was begun meanwhile", async () => {
  const first = request();
  table.select(road);
  const refusal = table.submit(first.asked);
  first.answer(false);
  assert.equal(await refusal, false);
  assert.deepEqual(now(), { ...IDLE, what: road });

  const second = request();
  const done = table.submit(second.asked);
  table.select(card);
  second.answer(true);
  await done;
  assert.deepEqual(now(), { ...IDLE, what: card });
});

test("the table puts away a question that is answered, and keeps the card", async () => {
  const { asked, answer } = request();
  table.select(card);
  table.askBefore(bill);
  const done = table.submitAnswer(asked);
  answer(true);
  await done;
  assert.deepEqual(now(), { ...IDLE, what: card });
});

test("a step back says whether there was one", () => {
  table.select(ship);
  table.selectFirst(7);
  assert.deepEqual([table.backOne(), table.backOne(), table.backOne()], [true, true, false]);
  assert.equal(table.toggleSelected(road, false), true);
  assert.equal(table.clearSelection(), true);
  assert.equal(table.dropAsked(), false);
});

test("the modules of a game read nothing of what is chosen at the table of another", () => {
  store.lobby.value = { code: "ABCDE", game: "cards" };
  const [board, cards] = ["board", "cards"].map(table.selectionOf);
  table.selectFirst(7);
  assert.deepEqual([board.value, cards.value.first], [IDLE, 7]);
});

test("another turn puts everything back, and so does leaving the table", () => {
  const turn = (number) => /** @type {any} */ ({ turn: { number, seat: 1 } });
  store.lobby.value = { code: "ABCDE" };
  store.view.value = turn(4);
  table.select(road);
  store.view.value = { ...turn(4), robber: 3 };
  assert.deepEqual(now(), { ...IDLE, what: road });
  store.view.value = turn(5);
  assert.equal(now(), IDLE);
  table.select(road);
  store.forgetTable();
  assert.equal(now(), IDLE);
});
