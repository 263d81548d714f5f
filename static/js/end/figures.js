/** What a finished game tells, computed from its log: pure functions, no signals. */

/** How many of 36 throws of two dice show each sum. */
export const WAYS = Object.fromEntries(Array.from({ length: 11 }, (_, step) => [step + 2, 6 - Math.abs(step - 5)]));
export const SUMS = Object.keys(WAYS).map(Number);
const AWARD = 2;

/**
 * Walk through the log once.
 * @param {{version: number, events: any[]}[]} log
 * @param {any} view the last one
 * @param {any} geometry
 * @returns {{complete: boolean, turns: number, rolls: number[], points: Record<string, {turn: number, points: number}[]>,
 *            luck: Record<string, number>, robbed: Record<string, number>, deals: Record<string, number>}}
 */
export function figuresOf(log, view, geometry) {
  const events = log.flatMap((entry) => entry.events);
  const complete = log.length > 0 && log[0].version <= 1;
  const seats = Object.keys(view.seats);
  const none = () => Object.fromEntries(seats.map((seat) => [seat, 0]));
  const walk = {
    hexesAt: hexesByIntersection(geometry),
    view,
    turn: 0,
    buildings: buildingsBefore(events, view),
    robber: complete ? desertOf(view) : undefined,
    holders: holdersBefore(events, view),
    points: Object.fromEntries(seats.map((seat) => [seat, [{ turn: 0, points: 0 }]])),
    rolls: [],
    luck: none(),
    robbed: none(),
    deals: none(),
  };
  for (const event of events) steps[event.type]?.(walk, event);
  const { turn, rolls, luck, robbed, deals } = walk;
  return { complete, turns: view.turn?.number ?? turn, rolls, points: ending(walk, view), luck, robbed, deals };
}

/**
 * The rolls against what two fair dice would show.
 * @param {number[]} rolls sums
 * @returns {{sum: number, count: number, expected: number, low: number, high: number}[]} a band of one standard deviation
 */
export function histogram(rolls) {
  return SUMS.map((sum) => {
    const chance = WAYS[sum] / 36;
    const expected = rolls.length * chance;
    const spread = Math.sqrt(rolls.length * chance * (1 - chance));
    const count = rolls.filter((roll) => roll === sum).length;
    return { sum, count, expected, low: Math.max(0, expected - spread), high: expected + spread };
  });
}

/**
 * The seats from first to last, with where their points come from.
 * @param {any} view
 */
export function standings(view) {
  const rows = Object.entries(view.seats).map(([seat, shown]) => {
    const own = Object.values(view.buildings).filter((building) => String(building.seat) === seat);
    const settlements = own.filter(({ kind }) => kind === "settlement").length;
    const cities = own.filter(({ kind }) => kind === "city").length;
    const army = String(view.largest_army) === seat ? AWARD : 0;
    const road = String(view.longest_road) === seat ? AWARD : 0;
    const cards = shown.unplayed?.victory_point ?? 0;
    const points = shown.total ?? shown.points;
    const other = points - settlements - 2 * cities - army - road - cards;
    return { seat: Number(seat), settlements, cities, army, road, cards, other, points };
  });
  return rows.sort((a, b) => Number(b.seat === view.winner) - Number(a.seat === view.winner) || b.points - a.points);
}

/**
 * Who has most of something; null when nobody has any or it is shared.
 * @param {Record<string, number>} counts
 * @returns {{seat: number, count: number} | null}
 */
export function leader(counts) {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (sorted.length === 0 || sorted[0][1] <= 0 || sorted[1]?.[1] === sorted[0][1]) return null;
  return { seat: Number(sorted[0][0]), count: sorted[0][1] };
}

const steps = {
  TurnBegan(walk, { number }) {
    walk.turn = number;
  },
  SettlementBuilt(walk, { seat, intersection }) {
    walk.buildings.set(intersection, { seat, weight: 1 });
    gain(walk, seat, 1);
  },
  CityBuilt(walk, { seat, intersection }) {
    walk.buildings.set(intersection, { seat, weight: 2 });
    gain(walk, seat, 1);
  },
  LongestRoadMoved: (walk, { seat }) => award(walk, "road", seat),
  LargestArmyMoved: (walk, { seat }) => award(walk, "army", seat),
  DiceRolled(walk, { dice }) {
    walk.rolls.push(dice[0] + dice[1]);
    for (const [intersection, { seat, weight }] of walk.buildings) {
      for (const hex of walk.hexesAt[intersection]) {
        const { number } = walk.view.board.hexes[hex];
        if (number && hex !== walk.robber) walk.luck[seat] -= weight * WAYS[number] / 36;
      }
    }
  },
  CardsProduced(walk, { seat, cards }) {
    if (walk.turn > 0) walk.luck[seat] += sum(cards);
  },
  RobberMoved(walk, { hex }) {
    walk.robber = hex;
  },
  CardStolen(walk, { victim }) {
    walk.robbed[victim] += 1;
  },
  Traded(walk, { seat, partner }) {
    walk.deals[seat] += 1;
    walk.deals[partner] += 1;
  },
  TradedWithSupply(walk, { seat }) {
    walk.deals[seat] += 1;
  },
};

function gain(walk, seat, points) {
  const line = walk.points[seat];
  line.push({ turn: walk.turn, points: line[line.length - 1].points + points });
}

function award(walk, what, seat) {
  const before = walk.holders[what];
  if (before !== undefined) gain(walk, before, -AWARD);
  if (seat !== undefined) gain(walk, seat, AWARD);
  walk.holders[what] = seat;
}

/** Shift each line so that it ends at the public points, then add what was hidden. */
function ending({ points }, view) {
  const turn = view.turn?.number ?? 0;
  return Object.fromEntries(Object.entries(points).map(([seat, line]) => {
    const { points: open, total } = view.seats[seat];
    const shift = open - line[line.length - 1].points;
    const shifted = line.map((step) => ({ ...step, points: step.points + shift }));
    return [seat, lastOfEachTurn([...shifted, { turn, points: total ?? open }])];
  }));
}

function lastOfEachTurn(line) {
  return line.filter((step, place) => line[place + 1]?.turn !== step.turn);
}

/** What stood on the board before the first event we know. */
function buildingsBefore(events, view) {
  const buildings = new Map(Object.entries(view.buildings).map(([at, { seat, kind }]) => [Number(at), { seat, weight: kind === "city" ? 2 : 1 }]));
  for (const { type, seat, intersection } of [...events].reverse()) {
    if (type === "CityBuilt") buildings.set(intersection, { seat, weight: 1 });
    if (type === "SettlementBuilt") buildings.delete(intersection);
  }
  return buildings;
}

/** Who held the awards before the first event we know: whoever holds one that never moved since. */
function holdersBefore(events, view) {
  const moved = (type) => events.some((event) => event.type === type);
  return {
    road: moved("LongestRoadMoved") ? undefined : view.longest_road,
    army: moved("LargestArmyMoved") ? undefined : view.largest_army,
  };
}

function desertOf(view) {
  const found = Object.entries(view.board.hexes).find(([, { terrain }]) => terrain === "desert");
  return found && Number(found[0]);
}

function hexesByIntersection({ intersections, corners }) {
  const hexes = intersections.map(() => []);
  corners.forEach((around, hex) => around.forEach((corner) => hexes[corner].push(hex)));
  return hexes;
}

function sum(cards) {
  return Object.values(cards).reduce((total, count) => total + count, 0);
}
