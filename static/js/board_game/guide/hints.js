/** Which of the legal spots the guide points at: a suggestion by the odds that the board shows to everybody. */
import { geometry, seat, view } from "../../core/store.js";
import { planOf } from "../board/geometry.js";
import { targets } from "../board/targets.js";

/** A land that one has not yet is worth as much as so many more ways to roll a number. */
const VARIETY = 2;

/** The corner whose lands pay most often, with lands of as many kinds as possible. */
export function goodCorner() {
  const owned = new Set(myCorners().flatMap(landsAround).map(({ terrain }) => terrain));
  return best((at) => {
    const lands = landsAround(at).filter(({ number }) => number);
    const fresh = new Set(lands.map(({ terrain }) => terrain).filter((terrain) => !owned.has(terrain)));
    return lands.reduce((sum, { number }) => sum + ways(number), 0) + VARIETY * fresh.size;
  });
}

/** The hex that pays the others most, where there is somebody to steal from. */
export function goodHex() {
  const { hexes } = planOf(geometry.value);
  return best((at, actions) => {
    const others = hexes[at].corners.filter((corner) => isTheirs(view.value.buildings[corner])).length;
    const robs = actions.some(({ victim }) => victim !== null && victim !== undefined);
    return (robs ? 100 : 0) + others * ways(view.value.board.hexes[at].number);
  });
}

/** @param {(at: number, actions: Record<string, any>[]) => number} worth */
function best(worth) {
  const [first] = targets.value.map((target) => ({ key: target.key, worth: worth(target.at, target.actions) })).sort((a, b) => b.worth - a.worth);
  return first ? [`[data-target="${first.key}"]`] : [];
}

function landsAround(corner) {
  return planOf(geometry.value).intersections[corner].hexes.map((hex) => view.value.board.hexes[hex]).filter(Boolean);
}

function myCorners() {
  return Object.keys(view.value.buildings).filter((corner) => view.value.buildings[corner].seat === seat.value);
}

function isTheirs(building) {
  return building !== undefined && building.seat !== seat.value;
}

/** In how many of the 36 throws the number falls. */
function ways(number) {
  return number ? 6 - Math.abs(7 - number) : 0;
}
