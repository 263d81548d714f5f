/**
 * The pieces of the game, one row each: tiles, keys, marks, flights, sounds, sentences and commands are made from them. A new piece is a row,
 * its symbol in the sprite, and its words: docs/adding-a-house-rule.md has the list.
 */

/**
 * @typedef {{
 *   id: string, place: "path" | "intersection", action: string, event: string, placedBy: string[], key: string, short: string[],
 *   shownIn?: string, overWater?: string, upright?: number,
 * }} Piece
 *   `id`: its symbol in the sprite, its price in the view's `costs`, its number in a seat's `left`, and the end of its messages;
 *   `place`: where it stands; `action` and `event`: how it is built, and what is told then; `placedBy`: actions that place one without
 *   a price; `key`: the usual key of its tile; `short`: what its command in text mode is called too; `shownIn`: where the view says by
 *   path whose they are; `overWater`: the symbol with water on either hand; `upright`: how large one is that does not lie along its path
 */

/** What players build, in the order of the tiles. @type {Piece[]} */
export const PIECES = [
  {
    id: "road", place: "path", action: "BuildRoad", event: "RoadBuilt", placedBy: ["PlaceRoad", "PlaceFreeRoad", "PlaceNeutralRoad"],
    key: "r", short: [], shownIn: "roads", overWater: "bridge",
  },
  {
    id: "ship", place: "path", action: "BuildShip", event: "ShipBuilt", placedBy: ["PlaceShip", "PlaceFreeShip"],
    key: "h", short: [], shownIn: "ships", upright: 98,
  },
  { id: "bridge", place: "path", action: "BuildBridge", event: "BridgeBuilt", placedBy: [], key: "b", short: [] },
  {
    id: "settlement", place: "intersection", action: "BuildSettlement", event: "SettlementBuilt",
    placedBy: ["PlaceSettlement", "PlaceNeutralSettlement"], key: "s", short: ["s"],
  },
  { id: "city", place: "intersection", action: "BuildCity", event: "CityBuilt", placedBy: [], key: "c", short: ["c"] },
];

/** Pieces that are nobody's: the actions that move them, and by event the field that says where to. */
export const MOVED = {
  robber: { actions: ["MoveRobber", "MoveRobberToHarbor"], events: { RobberMoved: "hex", RobberMovedToHarbor: "harbor" } },
};

const PIECE_OF_ACTION = Object.fromEntries([
  ...PIECES.flatMap(({ id, action, placedBy }) => [action, ...placedBy].map((type) => [type, id])),
  ...Object.entries(MOVED).flatMap(([id, { actions }]) => actions.map((type) => [type, id])),
]);

/**
 * The piece that an action puts on the board; undefined for one that puts none there.
 * @param {string} type
 * @returns {string | undefined}
 */
export function pieceOf(type) {
  return PIECE_OF_ACTION[type];
}

/** @param {string} id */
export function pieceCalled(id) {
  return PIECES.find((piece) => piece.id === id);
}

/** By event that builds a piece, the piece. @type {Record<string, Piece>} */
export const BUILT = Object.fromEntries(PIECES.map((piece) => [piece.event, piece]));

/** By event that builds or moves a piece, the field that says where. @type {Record<string, string>} */
export const PLACE_OF_EVENT = {
  ...Object.fromEntries(PIECES.map(({ event, place }) => [event, place])),
  ...Object.assign({}, ...Object.values(MOVED).map(({ events }) => events)),
};

/**
 * What stands on a path, by kind of piece: `[{id, overWater, owners: {"12": 0}}]`.
 * @param {Record<string, any>} view
 */
export function alongPaths(view) {
  return PIECES.filter(({ shownIn }) => shownIn && view[shownIn]).map(({ id, shownIn, overWater }) => ({ id, overWater, owners: view[shownIn] }));
}
