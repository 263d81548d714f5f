"""Islands: land, sea and harbors shuffled together, equal and red numbers kept apart, harbors turned to the land
(sources: islands-and-bridges)."""

from collections.abc import Callable

from engine.board_game.core.board import Board
from engine.board_game.core.geometry import Geometry
from engine.board_game.core.island import Island
from engine.board_game.core.names import PRODUCING, SEA, Hex, Path
from engine.board_game.core.state import Rules
from engine.board_game.rules.dealing import LAYINGS, RED_NUMBERS, no_layout
from engine.chance import Chance


def deal_tiles(rules: Rules, chance: Chance) -> Island:
    """All tiles shuffled over the whole board; each harbor lies as it comes, then turns to the land."""
    board = rules.board
    tiles = chance.shuffled(board.tiles)
    terrain = [tile.terrain for tile in tiles]
    harbors = []
    for hex, tile in enumerate(tiles):
        if tile.harbor is not None:
            quay = turned_to_land(board.geometry, hex, terrain, chance.below(6))
            if quay is not None:
                harbors.append((quay, tile.harbor))
    numbers = rules.tokens(board, terrain, chance)
    return Island(board.geometry, terrain, numbers, harbors)


def turned_to_land(geometry: Geometry, hex: Hex, terrain: list[int], direction: int) -> Path | None:
    """The side at which a harbor hex that looks in this direction (0: northeast, clockwise) finds land, turning
    clockwise; None where there is no land around it, and the harbor serves nobody."""
    ring = geometry.corners[hex]
    for side in (*range(direction, 6), *range(direction)):
        path = geometry.path_between(ring[side], ring[(side + 1) % 6])
        if any(terrain[other] != SEA for other in geometry.beside_path(path) if other != hex):
            return path
    return None


def tokens_kept_apart(board: Board, terrain: list[int], chance: Chance) -> list[int]:
    """Tokens drawn one by one along the spiral; one that conflicts with a neighbor goes back into the bag, and another is
    drawn at random: equal numbers conflict, and a red one beside a red one. Raises ConfigError if that is impossible."""
    (bag,) = board.bags_laid
    way = [hex for hex in bag.ways[0] if terrain[hex] in PRODUCING]
    for _ in range(LAYINGS):
        numbers = laid_apart(board.geometry, way, len(terrain), bag.tokens, chance.below)
        if numbers is not None:
            return numbers
    raise no_layout(board)


def laid_apart(
    geometry: Geometry,
    way: list[Hex],
    hexes: int,
    tokens: tuple[int, ...],
    below: Callable[[int], int],
) -> list[int] | None:
    """Trade tokens: where only conflicting ones are left for a hex, the last one drawn is traded with the first hex along the way that
    allows it; None where no hex does. `below`: a random number below a bound."""
    numbers = [0] * hexes
    bag = list(tokens)
    for at, hex in enumerate(way):
        conflicting = []
        while bag:
            token = bag.pop(below(len(bag)))
            if not conflicts(geometry, numbers, hex, token):
                numbers[hex] = token
                break
            conflicting.append(token)
        else:
            last = conflicting.pop()
            if not any(traded(geometry, numbers, hex, other, last) for other in way[:at]):
                return None
        bag += conflicting
    return numbers


def traded(geometry: Geometry, numbers: list[int], hex: Hex, other: Hex, token: int) -> bool:
    """Give `hex` the number of another hex, which gets the token, unless either would conflict."""
    number = numbers[other]
    numbers[other] = 0
    if not conflicts(geometry, numbers, other, token):
        numbers[other] = token
        if not conflicts(geometry, numbers, hex, number):
            numbers[hex] = number
            return True
    numbers[other] = number
    return False


def conflicts(geometry: Geometry, numbers: list[int], hex: Hex, token: int) -> bool:
    """Return whether a neighbor has the same number, or both are red."""
    beside = (numbers[other] for other in geometry.hexes_around(hex))
    return any(
        number == token or (number in RED_NUMBERS and token in RED_NUMBERS) for number in beside
    )
