"""Dataclasses as JSON and back, for a game that exists only here."""

import sys
from dataclasses import dataclass, field
from typing import Annotated, TypeAlias, TypeVar, dataclass_transform

import pytest

from engine import codec
from engine.board_game import game as _whole_game  # noqa: F401 - all its modules
from engine.board_game.core import events as events_of_the_board_game
from engine.board_game.core.actions import ACTIONS, Action
from engine.board_game.core.events import EVENTS, Event
from engine.codec import Kinds, Malformed, Value

SUITS = ("leaf", "acorn")
Suit: TypeAlias = Annotated[int, Value.named("Suit", SUITS, "A suit.")]
Pile: TypeAlias = Annotated[tuple[int, ...], Value.several("Pile", "Cards by number.")]
PLAYS: Kinds[object] = Kinds(dataclass(frozen=True, slots=True))
S = TypeVar("S", bound=type)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def play(kind: S) -> S:
    return PLAYS.declare(kind)


DOMAINS = {"Suit": codec.named(SUITS), "Pile": codec.several(codec.below(9), 3, "cards")}


@play
class Lay:
    """Lay a pile."""

    seat: int
    suit: Suit
    pile: Pile
    onto: Suit | None = field(default=None, metadata={"hidden": True})


def test_what_is_written_is_read_back():
    for lay in (Lay(0, 1, (3, 4)), Lay(0, 1, (), 0)):
        assert codec.from_json(PLAYS, codec.to_json(lay)) == lay


def test_json_has_names_and_lists():
    written = {"type": "Lay", "seat": 2, "suit": "acorn", "pile": [3, 4], "onto": "leaf"}
    assert codec.to_json(Lay(2, 1, (3, 4), 0)) == written


def test_one_field_can_be_left_out():
    assert "seat" not in codec.to_json(Lay(2, 1, ()), without="seat")


def test_a_hidden_field_is_written_for_those_who_see_it():
    lay = Lay(0, 1, (), 0)
    assert codec.to_json_as_seen(lay, lambda spoken, hidden: True)["onto"] == "leaf"
    assert "onto" not in codec.to_json_as_seen(lay, lambda spoken, hidden: False)
    assert "onto" not in codec.to_json_as_seen(Lay(0, 1, ()), lambda spoken, hidden: True)


def test_what_a_client_may_leave_out_is_none():
    asked = {"type": "Lay", "suit": "leaf", "pile": [1]}
    assert codec.read(PLAYS.by_name, asked, DOMAINS, {"seat": 3}) == Lay(3, 0, (1,))


@pytest.mark.parametrize(
    ("lay", "exists"),
    [
        (Lay(0, 1, (3, 4), 0), True),
        (Lay(0, 1, ()), True),
        (Lay(0, 2, ()), False),
        (Lay(0, -1, ()), False),
        (Lay(0, True, ()), False),
        (Lay(0, 0, (9,)), False),
        (Lay(0, 0, (1, 1, 1, 1)), False),
        (Lay(0, 0, [1]), False),  # type: ignore[arg-type]
        (Lay(0, 0, None), False),  # type: ignore[arg-type]
        (Lay(0, 0, (), 2), False),
        (Lay(6, 0, ()), False),
    ],
)
def test_only_values_that_exist_are_well_formed(lay, exists):
    assert codec.is_well_formed(lay, {**DOMAINS, "integer": codec.below(6)}) is exists


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ([], "An action is a JSON object"),
        ({"type": "Steal"}, "known type"),
        ({"type": "Lay", "suit": "leaf", "pile": [], "trump": 1}, "no field 'trump'"),
        ({"type": "Lay", "pile": []}, "needs a field 'suit'"),
        ({"type": "Lay", "suit": "heart", "pile": []}, "The 'suit' of Lay has to be one of leaf"),
        ({"type": "Lay", "suit": "leaf", "pile": [9]}, "a whole number from 0 to 8"),
        ({"type": "Lay", "suit": "leaf", "pile": [1, 1, 1, 1]}, "a list of cards"),
    ],
)
def test_what_cannot_be_read_says_what_it_has_to_be(asked, why):
    with pytest.raises(Malformed, match=why):
        codec.read(PLAYS.by_name, asked, DOMAINS, {"seat": 0})


def test_a_kind_needs_a_description():
    with pytest.raises(TypeError, match="Pass has no description"):

        @play
        class Pass:
            seat: int


def test_two_kinds_of_a_family_need_two_names():
    with pytest.raises(TypeError, match="two kinds called Lay"):
        PLAYS.declare(type("Lay", (), {"__doc__": "Lay something else."}))


def test_a_field_needs_a_type_that_becomes_json():
    with pytest.raises(TypeError, match=r"Burn\.cards holds set"):

        @play
        class Burn:
            """Burn cards."""

            cards: set[int]


def test_two_games_may_use_one_name():
    events: Kinds[object] = Kinds(dataclass(frozen=True, slots=True))

    @events.declare
    class TurnBegan:
        """Begin a turn."""

    assert codec.from_json(events, {"type": "TurnBegan"}) == TurnBegan()
    ours = codec.from_json(EVENTS, {"type": "TurnBegan", "seat": 1, "number": 2})
    assert ours == events_of_the_board_game.TurnBegan(1, 2)


@pytest.mark.parametrize(("base", "family"), [(Action, ACTIONS), (Event, EVENTS)])
def test_every_action_and_event_of_the_board_game_is_declared(base, family):
    modules = [module for name, module in sys.modules.items() if name.startswith("engine.")]
    found = {
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, base) and value is not base
    }
    assert found == set(family)
