"""Whatever a game says has words in every language. They are found by the name of what is said: `log-` and an event, `action-`,
`do-` or `text-do-` and an action, `status-you-` and `status-other-` and a decision, `refused-` and the code of a refusal. Those of the
card game begin with `cards-`, since both games roll dice; a refusal may mean the same in both."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.board_game import boards
from engine.board_game.catalog import BOARDS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.vocabulary import VOCABULARY as BOARD_GAME
from engine.card_game.vocabulary import VOCABULARY as CARD_GAME
from engine.vocabulary import Vocabulary


class Said(NamedTuple):
    """A game whose words are its own: what it says, what its messages begin with, and the rows of its log."""

    vocabulary: Vocabulary
    prefix: str
    rows: str


SAID = {
    "board": Said(BOARD_GAME, "", "board_game/events.js"),
    "cards": Said(CARD_GAME, "cards-", "card_game/events.js"),
}

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
LANGUAGES = sorted(folder.name for folder in (STATIC / "locales").iterdir())


def rows(game: str) -> str:
    """The client's particulars about the events of a game."""
    return (STATIC / "js" / SAID[game].rows).read_text("utf-8")


def silent(game: str) -> set[str]:
    """The events that have no line in the log."""
    return set(re.findall(r"^  (\w+): \{ silent: true\b", rows(game), re.MULTILINE))


def messages_in(language: str) -> set[str]:
    files = sorted((STATIC / "locales" / language).glob("*.ftl"))
    return {
        key
        for file in files
        for key in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }


def wanted(game: str) -> Iterator[tuple[str, list[str]]]:
    """The events and actions that need words, and the keys of the messages of which one has to be there."""
    vocabulary, prefix, _ = SAID[game]
    for event in vocabulary.events:
        if event.__name__ not in silent(game):
            yield f"the sentence of the event {event.__name__}", [f"{prefix}log-{event.__name__}"]
    for action in vocabulary.actions:
        name = action.__name__
        keys = [f"{prefix}do-{name}"] if prefix else [f"text-do-{name}", f"action-{name}"]
        yield f"the words of the action {name}", keys
    for decision in vocabulary.decisions:
        for who in ("you", "other"):
            yield f"the status while {decision} is decided", [f"{prefix}status-{who}-{decision}"]
    for code in vocabulary.refusals:
        yield f"why {code} is refused", [f"{prefix}refused-{code}", f"refused-{code}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SAID)
def test_all_that_a_game_says_has_words(game: str, language: str):
    known = messages_in(language)
    missing = [
        f"static/locales/{language} has no message {keys[0]}: {what}"
        for what, keys in wanted(game)
        if not known.intersection(keys)
    ]
    assert not missing, "; ".join(missing)


@pytest.mark.parametrize("game", SAID)
def test_only_events_that_exist_have_rows(game: str):
    events = {kind.__name__ for kind in SAID[game].vocabulary.events}
    described = set(re.findall(r"^  ([A-Z]\w+): ", rows(game), re.MULTILINE))
    further = {"DiceRolledNext"} if game == "board" else set()
    assert described - events == further, "a roll that is not the first of its turn"
    assert "TurnEnded" in silent(game)
    assert silent(game) <= described


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_board_sells_has_a_name(language: str):
    games = [GameConfig(board=board, seats=max(boards.load(board).seats)) for board in BOARDS]
    sold = {piece for config in games for piece in rules_for(config).prices}
    assert sold >= {"road", "settlement", "city", "ship", "bridge", "development_card"}
    names = {f"tile-{piece}" for piece in sold - {"development_card"}}
    assert names <= messages_in(language)
