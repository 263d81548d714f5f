"""Golden games: records of whole games, and the text that replaying them prints. A diff of the text shows a changed rule.

`python -m tests.engine.test_golden` writes the texts anew from the records; read the diff. A record that a changed rule does not
allow any more is made anew with `python -m tests.engine.record_golden`."""

import sys

import pytest

from engine.board_game import simulate
from engine.board_game.game import Refused
from engine.chance import RecordError
from tests.engine.golden import FOLDER, load, names, playthrough, text_file


@pytest.mark.parametrize("name", names())
def test_the_game_plays_as_it_always_did(name):
    recorded = text_file(name).read_text(encoding="utf-8").splitlines()
    assert list(playthrough(load(name))) == recorded


def test_every_golden_game_has_a_record_and_a_text_and_comes_to_its_end():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(names())
    for name in names():
        lines = text_file(name).read_text(encoding="utf-8").splitlines()
        assert any(line.startswith("GameWon ") for line in lines)
        assert any(" may " in line for line in lines)
        assert any(" sees " in line for line in lines)


def test_no_bot_has_a_say_in_the_text(monkeypatch):
    def decide(*_):
        raise AssertionError("a bot was asked")

    monkeypatch.setattr(simulate, "choose", decide)
    recorded = text_file("base-2025").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(load("base-2025"))) == recorded


if __name__ == "__main__":
    for name in names():
        try:
            text = "\n".join(playthrough(load(name)))
        except (Refused, RecordError) as error:
            sys.exit(
                f"{name} can no longer be played: {error}\nRecord it anew with `python -m tests.engine.record_golden {name}`."
            )
        text_file(name).write_text(text + "\n", encoding="utf-8")
