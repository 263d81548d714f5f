"""An action that was just listed is not judged a second time; one that was not is judged as ever."""

from typing import Any

import pytest

from engine.api import AnyGame, Refused
from engine.chance import Random
from engine.games import GAMES

EACH = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def listed(game: AnyGame) -> tuple[Any, list[Any]]:
    """A state in which a seat has a list of actions, and that list."""
    state, _ = game.new_game(game.configured({}), Random(3))
    while True:
        for seat in game.deciding(state):
            if legal := game.legal_actions(state, seat):
                return state, legal
            state, _ = game.play(state, game.default_action(state, seat, Random(4)), Random(5))


@EACH
def test_a_listed_action_leads_where_it_leads_without_the_list(game):
    state, legal = listed(game)
    for action in legal:
        after, events = game.play(state, action, Random(1), legal)
        again, same = game.play(state, action, Random(1))
        assert (game.state_hash(after), events) == (game.state_hash(again), same)


@EACH
def test_an_action_that_is_not_in_the_list_is_refused_as_without_one(game):
    state, legal = listed(game)
    after, _ = game.play(state, legal[0], Random(1))
    wrong = next(
        action
        for later in range(len(game.points(state)))
        for action in game.legal_actions(after, later)
        if action not in legal
    )
    with pytest.raises(Refused) as without:
        game.play(state, wrong, Random(1))
    with pytest.raises(Refused) as with_it:
        game.play(state, wrong, Random(1), legal)
    assert (with_it.value.code, with_it.value.facts) == (without.value.code, without.value.facts)


def test_the_list_is_not_made_again(monkeypatch):
    game = GAMES["board"]
    state, legal = listed(game)
    monkeypatch.setattr("engine.board_game.legality.legal_actions", None)
    game.play(state, legal[0], Random(1), legal)
    with pytest.raises(TypeError):
        game.play(state, legal[0], Random(1))
