"""Exploration: whoever builds up to fog turns it over (sources: exploration, oceans).

Every hex of fog at an end of a new road or ship, or of one that was moved, is turned over, row by row and from west to east. Land gets
a number token, and its discoverer takes a card of what it produces, if the supply has one; sea and desert bring nothing. Pieces
of set-up discover nothing. Terrain and token are drawn at that moment from what is left, so nobody can know them before; what is
left everybody can count."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.bits import mask_of, members
from engine.board_game.core.board import Pool
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import ChoiceOwed, Event, Laid, Moved, event
from engine.board_game.core.island import Island
from engine.board_game.core.names import (
    ANY,
    FOG,
    GOODS,
    NO_CARDS,
    NOTHING,
    PRODUCING,
    TERRAINS,
    Cards,
    Hex,
    HexMask,
    Path,
    Seat,
    Terrain,
    TerrainName,
    so_many,
)
from engine.board_game.core.state import Rules, State
from engine.board_game.core.view_types import FogView, OnTheBoard
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.changing import change_island
from engine.board_game.rules.pieces import take
from engine.chance import Chance


@event
class HexDiscovered(Event):
    """Fog was turned over; the discoverer took `cards` (option `exploration`)."""

    seat: Seat
    hex: Hex
    terrain: Terrain
    number: int | None
    cards: Cards

    def cards_moved(self) -> tuple[Moved, ...]:
        return (Moved(None, self.seat, self.cards),) if any(self.cards) else ()


def left_of(box: Iterable[int], lying: Iterable[int]) -> list[int]:
    """The rest of a pool or bag: `box` without what lies on the board."""
    left = list(box)
    for kind in lying:
        left.remove(kind)
    return left


@lru_cache(maxsize=256)
def fog_of(island: Island) -> HexMask:
    """All hexes of fog."""
    return mask_of(hex for hex, kind in enumerate(island.terrain) if kind == FOG)


def fog_at(island: Island, path: Path) -> HexMask:
    """The hexes of fog at either end of a path."""
    one, other = island.geometry.ends[path]
    return (island.geometry.hexes_mask[one] | island.geometry.hexes_mask[other]) & fog_of(island)


def discover(state: State, rules: Rules, event: Laid, context: ActionContext) -> None:
    """Turn over fog hex by hex, then let the discoverer choose cards for any gold among them."""
    if not state.turn or state.over:
        return
    gold = 0
    for hex in members(fog_at(state.island, event.path)):
        terrain, number = turned_over(state, rules, hex, context.chance)
        good, cards = GOODS[terrain], NO_CARDS
        if good == ANY:
            gold += 1
        elif good != NOTHING and state.supply[good]:
            cards = so_many(good, 1)
            take(state, event.seat, cards)
        emit(
            state, rules, context, HexDiscovered, (event.seat, hex, terrain, number or None, cards)
        )
    if gold:
        owed = tuple(gold if seat == event.seat else 0 for seat in rules.seats)
        emit(state, rules, context, ChoiceOwed, (owed,))


def turned_over(state: State, rules: Rules, hex: Hex, chance: Chance) -> tuple[int, int]:
    """Terrain and number (0: none) that come up, each drawn from what is left."""
    pool = pool_of(rules, hex)
    hidden, tokens = left_in(pool, state.island, rules)
    kind, number = hidden[chance.below(len(hidden))], 0
    if kind in PRODUCING:
        number = tokens[chance.below(len(tokens))]
    change_island(state, {hex: kind}, {hex: number})
    return kind, number


def left_in(pool: Pool, island: Island, rules: Rules) -> tuple[list[int], list[int]]:
    """Terrain and tokens of a pool that have not come up. Fog that hides no land needs no tokens."""
    known = [hex for hex in pool.hexes if island.terrain[hex] != FOG]
    numbers = [island.numbers[hex] for hex in known if island.numbers[hex]]
    terrain = left_of(pool.terrain, (island.terrain[hex] for hex in known))
    tokens = [token for bag in rules.board.bags if bag.name == pool.name for token in bag.tokens]
    return terrain, left_of(tokens, numbers)


def pool_of(rules: Rules, hex: Hex) -> Pool:
    """The pool from which a hex of fog is drawn."""
    return next(pool for pool in rules.board.pools if pool.face_down and hex in pool.hexes)


def in_the_view(state: State, rules: Rules) -> OnTheBoard:
    """The rest of the fog, and the paths that reach it: everybody can count and see it."""
    fog = fog_of(state.island)
    return {"fog": shown(state.island, rules)} if fog else {}


@lru_cache(maxsize=256)
def shown(island: Island, rules: Rules) -> FogView:
    hidden: Counter[TerrainName] = Counter()
    tokens: list[int] = []
    for pool in rules.board.pools:
        if pool.face_down:
            terrain, numbers = left_in(pool, island, rules)
            hidden.update(TERRAINS[kind] for kind in terrain)
            tokens += numbers
    reached = {path: members(fog_at(island, path)) for path in range(len(island.geometry.ends))}
    return {
        "terrain": {kind: hidden[kind] for kind in TERRAINS if hidden[kind]},
        "tokens": sorted(tokens),
        "reached": {str(path): list(hexes) for path, hexes in reached.items() if hexes},
    }


def install(book: Rulebook) -> None:
    book.on_the_board.append(in_the_view)
    book.events.after_laying(discover)


OPTION: Final = Option(
    key="exploration",
    title="Exploration",
    summary="Roads and ships that reach fog turn it over: land gets a number and gives its discoverer a card.",
    source="sources: exploration, oceans",
    install=install,
    needs=Need(lambda board: any(pool.face_down for pool in board.pools), "it has no fog."),
    group="sea",
    changes=("building",),
    icon="i-fog",
    word="Fog",
)
