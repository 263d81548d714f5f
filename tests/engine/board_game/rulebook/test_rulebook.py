"""The verbs of the rulebook and their laws, tried with options that exist only here."""

from dataclasses import dataclass

import pytest

from engine.api import ConfigError
from engine.bits import mask_of
from engine.board_game import boards, game
from engine.board_game.core.actions import Action, EndTurn, MoveRobber, RollDice
from engine.board_game.core.config import GameConfig
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import Decision, PlayDecision, RollDecision
from engine.board_game.core.events import CardsProduced, DiceRolled, Event, TurnEnded
from engine.board_game.core.names import Seat
from engine.board_game.core.slices import Slice
from engine.board_game.core.state import ActionRule, Rules, State
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.compiling import compiled
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rules import install
from engine.board_game.simulate import random_action
from engine.chance import Random, Recorded, Scripted
from engine.codec import unguarded
from engine.kernel.decisions import done_by, push


@dataclass(frozen=True, slots=True)
class WaveDecision(Decision):
    """Wave to the table, all at once."""

    refusal = "Wave first."
    together = True


@dataclass(frozen=True, slots=True)
class Greet(Action):
    """Wave to the table."""


@unguarded
class Greeted(Event):
    """Somebody waved."""

    seat: Seat


TWICE = Slice("twice", False)
FOG: Slice[tuple[int, ...]] = Slice("fog", ())


def apply_greeting(state: State, rules: Rules, action: Greet, play: ActionContext) -> None:
    done_by(state, action.seat)
    emit(state, rules, play, Greeted, (action.seat,))


def list_greeting(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    legal.append(Greet(seat))


def everyone_waves(state: State, rules: Rules, event: TurnEnded, play: ActionContext) -> None:
    push(state, *map(WaveDecision, rules.seats))


def book_with(**installers) -> Rulebook:
    """The base game, and these options under their names."""
    book = Rulebook(boards.load("standard-3-4"))
    install(book)
    for name, installer in installers.items():
        book.installing = name
        installer(book)
    book.installing = None
    return book


def started(book: Rulebook) -> State:
    """Right after set-up."""
    chance, luck = Random(1), Random("luck")
    state = game.start(compiled(book, GameConfig()), chance)
    while not state.turn:
        game.apply(state, random_action(state, luck), chance)
    return state


def greeting(book: Rulebook) -> None:
    book.decisions.add(WaveDecision)
    book.action_rules.add(ActionRule(Greet, enumerate=list_greeting, apply=apply_greeting))
    book.action_rules.during(WaveDecision, Greet)
    book.events.after(TurnEnded, everyone_waves)


def test_an_option_adds_an_action_a_decision_and_an_event_of_its_own():
    state = started(book_with(greeting=greeting))
    seat = state.current
    state, _ = game.play(state, RollDice(seat), Scripted(dice=[(1, 1)]))
    state, _ = game.play(state, EndTurn(seat), Random(0))
    assert game.deciding(state) == (0, 1, 2, 3)
    assert game.view_for(state, None)["waiting"]["2"] == {"kind": "Wave"}
    for greeter in (2, 0, 3, 1):
        action = game.action_from_json({"type": "Greet"}, greeter, state)
        state, events = game.play(state, action, Random(0))
        assert game.event_to_json(events[0], state, None) == {"type": "Greeted", "seat": greeter}
    assert state.current == (seat + 1) % 4, "then the next turn begins"


def test_a_number_that_two_options_set_is_refused_naming_both():
    with pytest.raises(ConfigError, match="'one' and 'other'"):
        book_with(
            one=lambda book: book.hand_limit.set(9), other=lambda book: book.hand_limit.set(10)
        )


def test_an_answer_that_two_options_replace_is_refused_naming_both():
    with pytest.raises(ConfigError, match=r"'one' and 'other'.*dice"):
        book_with(
            one=lambda book: book.dice.replace(lambda state, rules, play: (1, 1)),
            other=lambda book: book.dice.replace(lambda state, rules, play: (2, 2)),
        )


def test_an_action_that_two_options_play_another_way_is_refused_naming_both():
    def another_way(book: Rulebook) -> None:
        book.action_rules.add(
            ActionRule(MoveRobber, enumerate=list_greeting, apply=lambda *_: None)
        )

    with pytest.raises(ConfigError, match=r"'one' and 'other'.*MoveRobber"):
        book_with(one=another_way, other=another_way)


def test_the_order_of_restrictions_and_extensions_cannot_matter():
    def widen(book: Rulebook) -> None:
        book.robber_hexes.extend(lambda state, rules, seat: mask_of([state.robber]))

    def narrow(book: Rulebook) -> None:
        book.robber_hexes.restrict(lambda state, rules, seat: 0b111)

    one, other = (
        started(book_with(**installers))
        for installers in ({"a": widen, "b": narrow}, {"b": narrow, "a": widen})
    )
    assert one.rules.robber_hexes(one, one.rules, 0) == other.rules.robber_hexes(
        other, other.rules, 0
    )


@pytest.mark.parametrize("keeps_log", [True, False])
def test_consequences_follow_whether_or_not_anybody_keeps_the_log(keeps_log):
    heard: list[Event] = []

    def listen(book: Rulebook) -> None:
        book.events.after(CardsProduced, lambda state, rules, event, play: heard.append(event))

    state = started(book_with(listening=listen))
    heard.clear()
    chance, luck = Random(5), Random("five")
    while len(heard) < 5:
        game.apply(state, random_action(state, luck), chance, [] if keeps_log else None)
    assert all(isinstance(event, CardsProduced) for event in heard)


def test_the_one_answer_to_how_long_a_road_is_is_always_asked():
    book = book_with(
        ships=lambda book: book.road_length.replace(lambda state, rules, seat, added: 7 + seat)
    )
    state = started(book)
    assert state.road_length == [7, 8, 9, 10]
    assert state.longest_road == 3


def test_an_option_may_let_the_dice_roll_twice():
    def roll_again(state: State, rules: Rules, event: Event, play: ActionContext) -> None:
        if not TWICE.of(state):
            TWICE.put(state, True)
            push(state, RollDecision(state.current))

    def install_twice(book: Rulebook) -> None:
        book.add_slice(TWICE)
        book.events.after(DiceRolled, roll_again)

    state = started(book_with(twice=install_twice))
    seat = state.current
    state, _ = game.play(state, RollDice(seat), Scripted(dice=[(1, 1)]))
    state, _ = game.play(state, RollDice(seat), Scripted(dice=[(1, 2)]))
    assert [type(due) for due in state.pending] == [PlayDecision]


def test_a_consequence_may_ask_chance_and_the_record_replays_what_it_said():
    def turns_over(state: State, rules: Rules, event: TurnEnded, play: ActionContext) -> None:
        FOG.put(state, (*FOG.of(state), play.chance.below(6)))

    def install_fog(book: Rulebook) -> None:
        book.add_slice(FOG)
        book.events.after(TurnEnded, turns_over)

    state = started(book_with(fog=install_fog))
    seat = state.current
    state, _ = game.play(state, RollDice(seat), Scripted(dice=[(1, 1)]))
    drawn = Random(3)
    after, _ = game.play(state, EndTurn(seat), drawn)
    again, _ = game.play(state, EndTurn(seat), Recorded(drawn.outcomes))
    assert len(drawn.outcomes) == 1
    assert FOG.of(again) == FOG.of(after) != ()
