"""Golden games: records of whole games, and what replaying them prints. A diff shows a changed rule.

`python -m tests.engine.test_golden` writes the files anew from the records in them; read the diff. A record that a changed rule does
not allow any more is made anew with `python -m tests.engine.record_golden`."""

import sys

import pytest

from engine.api import Refused
from engine.board_game import simulate
from engine.chance import RecordError
from tests.engine.golden import lines_of, load, names, playthrough, save


@pytest.mark.parametrize("name", names())
def test_the_game_plays_as_it_always_did(name):
    assert list(playthrough(load(name))) == lines_of(name)


def test_every_golden_game_is_looked_at_on_the_way_and_comes_to_its_end():
    for name in names():
        lines = lines_of(name)
        assert any(line.startswith("GameWon ") for line in lines)
        assert any(" may " in line for line in lines)
        assert any(" sees " in line for line in lines)


def test_no_bot_has_a_say_in_the_text(monkeypatch):
    def decide(*_):
        raise AssertionError("a bot was asked")

    monkeypatch.setattr(simulate, "choose", decide)
    assert list(playthrough(load("base-2025"))) == lines_of("base-2025")


if __name__ == "__main__":
    for name in names():
        try:
            save(name, load(name))
        except (Refused, RecordError) as error:
            sys.exit(
                f"{name} can no longer be played: {error}\nRecord it anew with `python -m tests.engine.record_golden {name}`."
            )
