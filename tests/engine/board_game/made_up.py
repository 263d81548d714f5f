"""Boards and options that no catalog has: what a map of the sea may ask for, before there is one.

The archipelago (`boards/archipelago.json`) has a home island dealt from a pool, with lettered tokens and the only places to start;
a lagoon with a pool and shuffled tokens of its own, where sea may come up; three bare hexes without numbers; four hexes of fog
with a pool and a bag that stay closed; printed rocks and a nugget of gold; a frame around it all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path as File

import pytest

from engine.bits import bits
from engine.board_game import catalog, compiled_rules, lobby_catalog
from engine.board_game.boards import board_files
from engine.board_game.core.context import ActionContext
from engine.board_game.core.events import CardsProduced, ChoiceOwed, RoadBuilt
from engine.board_game.core.names import FOG, PRODUCING, Hex, HexMask, five
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option
from engine.board_game.options.bridges import BridgeBuilt
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules.changing import change_island, move_token
from engine.board_game.rules.pieces import take

FOLDER = File(__file__).parent / "boards"
ARCHIPELAGO = "archipelago"
RED_NUMBERS = (6, 8)


def left_of(pool: tuple[int, ...], lying: list[int]) -> list[int]:
    """The part of a pool or a bag that is not on the board."""
    left = list(pool)
    for kind in lying:
        left.remove(kind)
    return left


def beside(state: State, event: RoadBuilt | BridgeBuilt) -> HexMask:
    """The hexes at both ends of what was built."""
    geometry = state.rules.geometry
    one, other = geometry.ends[event.path]
    return geometry.hexes_mask[one] | geometry.hexes_mask[other]


def turn_over(
    state: State, rules: Rules, event: RoadBuilt | BridgeBuilt, play: ActionContext
) -> None:
    """Fog at an end of a road is turned over: terrain and number are drawn from what is left of the fog's pool and bag."""
    pool, bag = rules.board.pool("fog"), rules.board.bag("fog")
    for hex in bits(beside(state, event)):
        if state.island.terrain[hex] == FOG:
            known = [hex for hex in pool.hexes if state.island.terrain[hex] != FOG]
            hidden = left_of(pool.terrain, [state.island.terrain[hex] for hex in known])
            kind = hidden[play.chance.below(len(hidden))]
            number = 0
            if kind in PRODUCING:
                tokens = left_of(bag.tokens, [n for h in known if (n := state.island.numbers[h])])
                number = tokens[play.chance.below(len(tokens))]
            change_island(state, {hex: kind}, {hex: number})


def fetch_token(
    state: State, rules: Rules, event: RoadBuilt | BridgeBuilt, play: ActionContext
) -> None:
    """Bare land at an end of a road gets the token of the first hex at home that can spare one."""
    for hex in bits(beside(state, event) & rules.board.regions["bare"]):
        if not state.island.numbers[hex]:
            move_token(state, spared(state), hex)


def spared(state: State) -> Hex:
    """The first hex at home with a number that is not red."""
    home = state.rules.board.regions["home"]
    numbers = state.island.numbers
    return next(hex for hex in bits(home) if numbers[hex] and numbers[hex] not in RED_NUMBERS)


def take_what_is_there(state: State, rules: Rules, event: ChoiceOwed, play: ActionContext) -> None:
    """Whoever may choose gets, card by card, what the supply has most of."""
    for seat, count in enumerate(event.cards):
        cards = [0, 0, 0, 0, 0]
        for _ in range(count):
            left = [supply - card for supply, card in zip(state.supply, cards, strict=True)]
            if max(left):
                cards[left.index(max(left))] += 1
        if any(cards):
            take(state, seat, cards)
            emit(state, rules, play, CardsProduced, (seat, five(cards)))


def install_exploring(book: Rulebook) -> None:
    book.events.after(RoadBuilt, turn_over)
    book.events.after(RoadBuilt, fetch_token)
    book.events.after(BridgeBuilt, turn_over)
    book.events.after(BridgeBuilt, fetch_token)


def install_plenty(book: Rulebook) -> None:
    book.events.after(ChoiceOwed, take_what_is_there)


EXPLORING = Option(
    key="exploring",
    title="Exploring",
    summary="Roads turn fog over and bring tokens to bare land.",
    source="made up",
    install=install_exploring,
)
PLENTY = Option(
    key="plenty",
    title="Plenty",
    summary="Gold gives what the supply has most of.",
    source="made up",
    install=install_plenty,
)
BOTH = {"exploring": True, "plenty": True}


@contextmanager
def in_the_catalog() -> Iterator[None]:
    """The archipelago and the two options have their rows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board_files, "FOLDERS", [*board_files.FOLDERS, FOLDER])
        patch.setattr(catalog, "BOARDS", (*catalog.BOARDS, ARCHIPELAGO))
        for option in (EXPLORING, PLENTY):
            patch.setitem(catalog.OPTIONS, option.key, option)
        yield
    compiled_rules._compiled.cache_clear()
    lobby_catalog._board_row.cache_clear()
