"""Exploration: whoever builds up to fog turns it over (facts: boards §8.2, seafarers §9).

Every hex of fog at an end of a new road or ship, or of one that was moved, is turned over, row by row and from west to east. Land gets
a number token, and its discoverer takes a card of what it produces, if the supply has one; sea and desert bring nothing. Pieces
of set-up discover nothing. Terrain and token are drawn at that moment from what is left, so nobody can know them before; what is
left everybody can count."""

from collections.abc import Iterable
from typing import Final

from engine.bits import mask_of, members
from engine.board_game.core.board import Pool
from engine.board_game.core.events import ChoiceOwed, Event, Laid, Moved, event
from engine.board_game.core.names import (
    ANY,
    FOG,
    GOODS,
    NO_CARDS,
    NOTHING,
    PRODUCING,
    Cards,
    Hex,
    HexMask,
    Path,
    Seat,
    Terrain,
    so_many,
)
from engine.board_game.core.play import Play
from engine.board_game.core.rules import Rules
from engine.board_game.core.state import State
from engine.board_game.options import Need, Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.happened import happened
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
    """What is not on the board of a pool or a bag."""
    left = list(box)
    for kind in lying:
        left.remove(kind)
    return left


def fog_at(state: State, path: Path) -> HexMask:
    """The hexes of fog at either end of a path."""
    geometry = state.island.geometry
    one, other = geometry.ends[path]
    fog = mask_of(hex for hex, kind in enumerate(state.island.terrain) if kind == FOG)
    return (geometry.hexes_mask[one] | geometry.hexes_mask[other]) & fog


def discover(state: State, rules: Rules, event: Laid, play: Play) -> None:
    """Hex by hex, and the gold among them afterwards."""
    if not state.turn or state.over:
        return
    gold = 0
    for hex in members(fog_at(state, event.path)):
        terrain, number = turned_over(state, rules, hex, play.chance)
        good, cards = GOODS[terrain], NO_CARDS
        if good == ANY:
            gold += 1
        elif good != NOTHING and state.supply[good]:
            cards = so_many(good, 1)
            take(state, event.seat, cards)
        happened(
            state, rules, play, HexDiscovered, (event.seat, hex, terrain, number or None, cards)
        )
    if gold:
        owed = tuple(gold if seat == event.seat else 0 for seat in rules.seats)
        happened(state, rules, play, ChoiceOwed, (owed,))


def turned_over(state: State, rules: Rules, hex: Hex, chance: Chance) -> tuple[int, int]:
    """Terrain and number (0: none) that come up, each drawn from what is left."""
    pool = pool_of(rules, hex)
    terrain, numbers = state.island.terrain, state.island.numbers
    known = [other for other in pool.hexes if terrain[other] != FOG]
    hidden = left_of(pool.terrain, (terrain[other] for other in known))
    kind, number = hidden[chance.below(len(hidden))], 0
    if kind in PRODUCING:
        tokens = left_of(
            rules.board.bag(pool.name).tokens, (numbers[other] for other in known if numbers[other])
        )
        number = tokens[chance.below(len(tokens))]
    change_island(state, {hex: kind}, {hex: number})
    return kind, number


def pool_of(rules: Rules, hex: Hex) -> Pool:
    """The pool from which a hex of fog is drawn."""
    return next(pool for pool in rules.board.pools if pool.face_down and hex in pool.hexes)


def install(book: Rulebook) -> None:
    book.events.after_laying(discover)


OPTION: Final = Option(
    key="exploration",
    title="Exploration",
    summary="Roads and ships that reach fog turn it over: land gets a number and gives its discoverer a card.",
    source="facts: boards §8.2, seafarers §9",
    install=install,
    needs=Need(lambda board: any(pool.face_down for pool in board.pools), "it has no fog."),
    group="sea",
    changes=("building",),
)
