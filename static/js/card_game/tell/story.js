/** What happened in a move, as scenes shown one after the other: pure functions over its events. */

/**
 * @typedef {{
 *   kind: "dice" | "region" | "event" | "robbers" | "card" | "attack" | "result" | "built", ms: number, hides: any[], until: "start" | "end",
 *   seat?: number, card?: string | null, event?: string, marks?: Marks, sums?: Sum[], number?: number, winner?: number, counter?: string | null,
 *   place?: number, full?: boolean, asks?: boolean, idle?: boolean, what?: any,
 * }} Scene
 *   `hides`: the events whose effect on the regions is not seen before the scene begins, or before it has ended (`until`);
 *   `asks`: an attack whose answer is awaited; `idle`: an event of which nothing came; `what`: the event of what was built
 * @typedef {Record<number, Record<number, number | "spared">>} Marks by owner and place
 * @typedef {{seat: number, lost: Record<string, number>, gained: Record<string, number>, spared: number[], counted?: number}} Sum
 */

const DICE_MS = 420;
const PRODUCTION_MS = 600;
const REGION_MS = 120;
const EVENT_MS = 3000;
const CARD_MS = 1500;
/** Several buildings of one turn follow each other; the name of the last one stays longer (scenes.js). */
const BUILT_MS = 600;
const RESULT_MS = 3000;

const BUILT = ["UpgradeBuilt", "RowBuilt"];

/** How an event changes what a region stores. @type {Record<string, 1 | -1>} */
const CHANGES = { GoodGained: 1, Produced: 1, GoodLost: -1 };
/** What the regions that an event reached without changing them are marked with. @type {Record<string, 0 | "spared">} */
const REACHED = { Spared: "spared", Unchanged: 0 };

/**
 * @param {any[]} events of one move
 * @param {{attack?: string, asks?: boolean}} around `attack`: the attack that was played last; `asks`: whether a window for its answer is open
 * @returns {Scene[]}
 */
export function scenesOf(events, { attack, asks = false }) {
  const roll = events.find(({ type }) => type === "DiceRolled");
  const made = events.filter(({ type }) => type === "Produced");
  const before = roll ? events.slice(0, made.length > 0 ? events.indexOf(made[0]) : undefined) : [];
  return [
    ...(roll ? [/** @type {Scene} */ ({ kind: "dice", ms: DICE_MS, hides: [], until: "end" })] : []),
    ...ofEvent(before, made.length > 0), ...ofRobbers(before), ...ofCard(events, asks), ...ofResult(events, attack), ...ofBuilding(events),
    ...made.map((event) => /** @type {Scene} */ ({
      kind: "region", ms: Math.min(REGION_MS, PRODUCTION_MS / made.length), hides: [event], until: "start", seat: event.seat, place: event.place, full: event.count === 0,
    })),
  ];
}

/** @param {any[]} events @param {boolean} decided whether production has followed already @returns {Scene[]} */
function ofEvent(events, decided) {
  const turned = events.find(({ type }) => type === "EventCardTurned");
  if (!turned) return [];
  return [{ kind: "event", ms: EVENT_MS, until: "end", event: turned.card, seat: turned.seat, idle: decided && events.at(-1) === turned, ...effects(events, [turned.seat, 1 - turned.seat]) }];
}

/** @returns {Scene[]} */
function ofRobbers(events) {
  const raids = events.filter(({ type }) => type === "RobbersCame");
  if (raids.length === 0) return [];
  const { hides, marks, sums } = effects(events, raids.map(({ seat }) => seat));
  return [{ kind: "robbers", ms: EVENT_MS, until: "end", hides, marks, sums: sums.map((sum) => ({ ...sum, counted: raids.find(({ seat }) => seat === sum.seat).counted })) }];
}

/** @returns {Scene[]} */
function ofCard(events, asks) {
  const played = events.find(({ type }) => type === "CardPlayed");
  if (!played) return [];
  const attacks = asks || events.some(({ type }) => type === "AttackRolled");
  return [{ kind: attacks ? "attack" : "card", ms: CARD_MS, hides: [], until: "end", card: played.card, seat: played.seat, asks }];
}

/** @returns {Scene[]} */
function ofResult(events, attack) {
  const rolled = events.find(({ type }) => type === "AttackRolled");
  if (!rolled) return [];
  const answer = events.find(({ type }) => type === "AttackAnswered");
  return [{ kind: "result", ms: RESULT_MS, hides: [], until: "end", seat: rolled.seat, card: attack, number: rolled.number, winner: rolled.winner, ...(answer && { counter: answer.card ?? null }) }];
}

/** @returns {Scene[]} */
function ofBuilding(events) {
  const built = events.find(({ type }) => BUILT.includes(type));
  return built ? [{ kind: "built", ms: BUILT_MS, hides: [], until: "end", seat: built.seat, place: built.place, what: built }] : [];
}

/** What was lost, gained and spared, by region and in sums. @param {any[]} events @param {number[]} seats in the order in which they are told */
function effects(events, seats) {
  const marks = /** @type {Marks} */ ({});
  const sums = seats.map((seat) => /** @type {Sum} */ ({ seat, lost: {}, gained: {}, spared: [] }));
  /** @param {number} seat @returns {Sum} */
  const sumOf = (seat) => /** @type {Sum} */ (sums.find((sum) => sum.seat === seat)); // only those who are told of have such events
  const hides = events.filter(({ type }) => type in CHANGES);
  for (const { type, seat, place, good, count } of hides) {
    const amounts = sumOf(seat)[CHANGES[type] < 0 ? "lost" : "gained"];
    amounts[good] = (amounts[good] ?? 0) + count;
    (marks[seat] ??= {})[place] = Number(marks[seat][place] ?? 0) + CHANGES[type] * count;
  }
  for (const { type, seat, places } of events) {
    if (!(type in REACHED)) continue;
    if (type === "Spared") sumOf(seat).spared = places;
    for (const place of places) (marks[seat] ??= {})[place] = REACHED[type];
  }
  return { hides, marks, sums };
}

/**
 * By owner and place, how much the stored units differ from what the scenes so far have told.
 * @param {Scene[]} scenes those that are not over; the first one has begun
 * @returns {Record<number, Record<number, number>>}
 */
export function untoldIn(scenes) {
  const found = /** @type {Record<number, Record<number, number>>} */ ({});
  scenes.forEach(({ hides, until }, index) => {
    if (index === 0 && until === "start") return;
    for (const { type, seat, place, count } of hides) (found[seat] ??= {})[place] = (found[seat][place] ?? 0) - CHANGES[type] * count;
  });
  return found;
}
