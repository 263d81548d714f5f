/** Names of actions and events that have no words of their own: their types, in words. */
import { apartAtCapitals } from "../core/capitals.js";
import { hasText, t } from "../core/text.js";

/** "Move ship" for `MoveShip`, unless there is a message `action-MoveShip`. @param {string} type */
export function actionWords(type) {
  const id = `action-${type}`;
  return hasText(id) ? t(id) : apart(type);
}

/** "ship moved" for `ShipMoved`, unless there is a message `event-ShipMoved`. @param {string} type */
export function eventWords(type) {
  const id = `event-${type}`;
  return hasText(id) ? t(id) : apart(type).toLowerCase();
}

/** A type as words: each capital begins one, and only the first keeps it. @param {string} type */
function apart(type) {
  const [first, ...rest] = apartAtCapitals(type).split(" ");
  return [first, ...rest.map((word) => word.toLowerCase())].join(" ");
}
