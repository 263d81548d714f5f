/**
 * The pieces of the game, one row each: tiles, keys, marks, flights, sounds, sentences and commands are made from them. A new piece is a row,
 * its symbol in the sprite, and its words: docs/adding-a-house-rule.md has the list.
 */

/**
 * @typedef {{
 *   id: string, place: "path" | "intersection", action: string, event: string, placedBy: string[], key: string, short: string[],
 *   shownIn?: string, overWater?: string, upright?: number, spot?: string, move?: string, moved?: string,
 * }} Piece
 *   `id`: its symbol in the sprite, its price in the view's `costs`, its number in a seat's `left`, and the end of its messages;
 *   `place`: where it stands; `action` and `event`: how it is built, and what is told then; `placedBy`: actions that place one without
 *   a price; `key`: the usual key of its tile; `short`: what its command in text mode is called too; `shownIn`: where the view says by
 *   path whose they are; `overWater`: the symbol with water on either hand; `upright`: how large one is that does not lie along its path;
 *   `spot`: the symbol of a place where one may stand, for what does not lie along it; `move` and `moved`: the action that moves one, and
 *   what is told then
 */

/** @satisfies {Piece} */
export const SHIP = {
  id: "ship", place: "path", action: "BuildShip", event: "ShipBuilt", placedBy: ["PlaceShip", "PlaceFreeShip"],
  key: "w", short: [], shownIn: "ships", upright: 98, spot: "spot-ship", move: "MoveShip", moved: "ShipMoved",
};

/** What players build, in the order of the tiles. @type {Piece[]} */
export const PIECES = [
  {
    id: "road", place: "path", action: "BuildRoad", event: "RoadBuilt", placedBy: ["PlaceRoad", "PlaceFreeRoad", "PlaceNeutralRoad"],
    key: "r", short: [], shownIn: "roads", overWater: "bridge",
  },
  SHIP,
  { id: "bridge", place: "path", action: "BuildBridge", event: "BridgeBuilt", placedBy: [], key: "b", short: [] },
  {
    id: "settlement", place: "intersection", action: "BuildSettlement", event: "SettlementBuilt",
    placedBy: ["PlaceSettlement", "PlaceNeutralSettlement"], key: "s", short: ["s"],
  },
  { id: "city", place: "intersection", action: "BuildCity", event: "CityBuilt", placedBy: [], key: "c", short: ["c"] },
];

/**
 * Pieces that are nobody's: the actions that move them, by event the field that says where to, the symbol of a place where somebody
 * can be robbed, and the key that looks for its places alone where several may be moved.
 */
export const FIGURES = {
  robber: { actions: ["MoveRobber", "MoveRobberToHarbor"], events: { RobberMoved: "hex", RobberMovedToHarbor: "harbor" }, spot: "spot-robber", key: "o" },
  pirate: { actions: ["MovePirate"], events: { PirateMoved: "hex" }, spot: "spot-pirate", key: "p" },
};

const PIECE_OF_ACTION = Object.fromEntries([
  ...PIECES.flatMap(({ id, action, move, placedBy }) => [action, ...(move ? [move] : []), ...placedBy].map((type) => [type, id])),
  ...Object.entries(FIGURES).flatMap(([id, { actions }]) => actions.map((type) => [type, id])),
]);

/**
 * The piece that an action puts on the board; undefined for one that puts none there.
 * @param {string | null} type
 * @returns {string | undefined}
 */
export function pieceOf(type) {
  return type === null ? undefined : PIECE_OF_ACTION[type];
}

/** The piece that is nobody's and that an action moves; undefined for every other action. @param {string | null} type */
export function figureOf(type) {
  const id = pieceOf(type);
  return id !== undefined && id in FIGURES ? id : undefined;
}

/** Check whether an action moves a piece that is nobody's. @param {string | null} type */
export function movesFigure(type) {
  return figureOf(type) !== undefined;
}

/** @param {string} [id] */
export function pieceCalled(id) {
  return PIECES.find((piece) => piece.id === id);
}

/** By event that puts a piece somewhere, the piece. @type {Record<string, Piece>} */
export const BUILT = Object.fromEntries(PIECES.flatMap((piece) => [piece.event, ...(piece.moved ? [piece.moved] : [])].map((type) => [type, piece])));

/** By event that builds or moves a piece, the field that says where. @type {Record<string, string>} */
export const PLACE_OF_EVENT = {
  ...Object.fromEntries(Object.entries(BUILT).map(([type, { place }]) => [type, place])),
  ...Object.assign({}, ...Object.values(FIGURES).map(({ events }) => events)),
};

/**
 * What stands on a path, by kind of piece: `[{id, overWater, owners: {"12": 0}}]`.
 * @param {Record<string, any>} view
 */
export function alongPaths(view) {
  return PIECES.flatMap(({ id, shownIn, overWater }) => (shownIn && view[shownIn] ? [{ id, overWater, owners: view[shownIn] }] : []));
}
