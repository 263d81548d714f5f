"""Hidden information is in nothing that leaves the engine: two games that differ only in that look and answer the same, to the byte.

Hidden from a seat are the opponent's hand, the order of the draw stacks, the event stack and the region stack, the numbers that were
dealt to the regions in it, the opponent's layout until both are done, and a sealed answer; from spectators both hands."""

import random
from typing import Any

import pytest

from engine.card_game.core.actions import AnswerAttack, PlayCard
from engine.card_game.core.cards import CARDS
from engine.card_game.core.decisions import Answer
from engine.card_game.core.state import State
from engine.card_game.game import game
from engine.chance import Random
from tests.engine.card_game.views.twins import refusal, told, twin
from tests.engine.card_game.whole_games import by_bot, by_luck, moves
from tests.forms import LONG


@pytest.mark.parametrize("profile", ["1996", "2005"])
@pytest.mark.parametrize("player", [by_bot, by_luck])
def test_twins_look_the_same(profile: str, player):
    luck = random.Random(2)
    config = {"profile": profile, "settings": {"region-stack": "dealt"}}
    for seed in range(60 if LONG else 1):
        for number, (_, _, state, _) in enumerate(moves(seed, player, config)):
            if state.over or number % (1 if LONG else 5):
                continue
            for viewer in (0, 1, None):
                assert told(state, viewer) == told(twin(state, viewer, luck), viewer)


def reveals(events: list[dict[str, Any]]) -> set[str]:
    return {name for event in events for name in event if name in ("card", "cards")}


@pytest.mark.parametrize("player", [by_bot, by_luck])
def test_events_tell_a_spectator_only_cards_that_lie_open(player):
    """Cards in events without an audience were built, played, returned, turned up or opened as an answer."""
    open_kinds = {
        "AttackAnswered",
        "CardPlayed",
        "Demolished",
        "EventCardTurned",
        "UpgradeBuilt",
        "UpgradeReturned",
    }
    for _, _, state, events in moves(7, player):
        if not state.over:
            for event in events:
                seen = game.event_to_json(event, state, None)
                assert seen["type"] in open_kinds or not {"card", "cards"} & seen.keys()


def test_sealed_actions_and_no_others_are_hidden_from_everybody_else():
    for seed in range(3):
        for before, action, after, events in moves(seed, by_bot):
            if action is None or events:
                assert action is None or type(action).__name__ not in game.sealed_actions
                continue
            sealed = type(action).__name__ in game.sealed_actions
            for viewer in (1 - action.seat, None):
                assert (told(before, viewer) == told(after, viewer)) == sealed


def test_a_refused_answer_says_nothing_about_the_hand_of_others():
    """Whoever attacks gets the same refusals whatever the defender holds."""
    for state in attacked_states():
        attacker = state.current
        other = twin(state, attacker, random.Random(3))
        for card in range(len(CARDS)):
            for action in (AnswerAttack(attacker, card), PlayCard(attacker, card)):
                assert refusal(state, action) == refusal(other, action)


def attacked_states() -> list[State]:
    found = []
    for seed in range(30):
        for _, _, state, _ in moves(seed, by_bot):
            if not state.over and isinstance(state.pending[-1], Answer):
                found.append(state)
        if len(found) >= 4:
            return found
    raise AssertionError("nobody attacks in thirty games")


def test_everybody_is_asked_unless_all_can_see_that_there_is_no_answer():
    """The question depends on the number of cards in the hand and on what has left the game, and on nothing else."""
    for seed in range(4):
        for before, action, after, _ in moves(seed, by_bot):
            if (
                isinstance(action, PlayCard)
                and CARDS[action.card].kind == "attack"
                and not after.over
            ):
                asked = isinstance(after.pending[-1], Answer)
                for trial in range(3):
                    same = twin(before, action.seat, random.Random(trial))
                    again, _ = game.play(same, action, Random(1))
                    # Where the die was rolled at once, the same follows only if the question is the same.
                    assert any(isinstance(due, Answer) for due in again.pending) == asked
