"""Golden playthroughs: whole games of bots, event by event. A diff shows a changed rule.

Write them anew with `python -m tests.engine.test_golden`, and read the diff."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.board_game import game
from engine.board_game.core.config import GameConfig
from engine.board_game.simulate import bot_action
from engine.chance import Random

FOLDER = Path(__file__).parents[1] / "golden"

GAMES = {
    "base-2025": GameConfig(edition="2025"),
    "base-2007": GameConfig(edition="2007"),
    "base-1996": GameConfig(edition="1996", board="standard-beginner", seats=3),
    "victory-points": GameConfig(options={"victory-points": 8}),
    "hand-limit": GameConfig(options={"hand-limit": 10, "victory-points": 8}),
    "friendly-robber": GameConfig(options={"friendly-robber": True, "victory-points": 8}),
    "separate-phases": GameConfig(options={"separate-phases": True, "victory-points": 8}),
    "open-hands": GameConfig(options={"open-hands": True, "victory-points": 8}),
    "card-tracker": GameConfig(options={"card-tracker": True, "victory-points": 8}),
    "hidden-bank": GameConfig(options={"hidden-bank": True, "victory-points": 8}),
    "first-player": GameConfig(options={"first-player": "random", "victory-points": 8}),
    "shuffled-tokens": GameConfig(options={"shuffled-tokens": True, "victory-points": 8}),
    "spiral-corner": GameConfig(options={"spiral-corner": 4, "victory-points": 8}),
    "map": GameConfig(
        options={"map": "1kvx6-36yy8-y41ew-dd45m-y306t-y23q", "victory-points": 8},
    ),
    "two-players": GameConfig(seats=2, options={"two-players": True, "dice-deck": 5}),
    "dice-deck": GameConfig(options={"dice-deck": 20, "victory-points": 8}),
    "extension-5-6": GameConfig(board="extension-5-6", seats=6, options={"victory-points": 8}),
    "extension-5-6-sea-hexes": GameConfig(
        board="extension-5-6-sea-hexes",
        seats=5,
        edition="1996",
        options={"special-building": False, "hand-limit": 10, "victory-points": 8},
    ),
    "special-building": GameConfig(
        board="extension-5-6",
        seats=5,
        options={"special-building": "flags", "victory-points": 8},
    ),
    "paired-players": GameConfig(
        board="extension-5-6-beginner",
        seats=6,
        options={"special-building": False, "paired-players": "both", "victory-points": 8},
    ),
    "big-island-7-8": GameConfig(
        board="big-island-7-8", seats=7, edition="2007", options={"victory-points": 8}
    ),
    "peanut-7-8": GameConfig(
        board="peanut-7-8", seats=8, options={"special-building": True, "victory-points": 8}
    ),
    "islands-3-4": GameConfig(board="islands-3-4", options={"victory-points": 8}),
    "big-islands-5-6": GameConfig(board="big-islands-5-6", seats=6, options={"victory-points": 8}),
    "cards-after-roll": GameConfig(options={"cards-after-roll": True, "victory-points": 8}),
    "safe-beginning": GameConfig(options={"safe-beginning": True, "victory-points": 8}),
    "optional-robber": GameConfig(options={"optional-robber": True, "victory-points": 8}),
    "no-robber-to-desert": GameConfig(options={"no-robber-to-desert": True, "victory-points": 8}),
    "settlement-required": GameConfig(options={"settlement-required": True}),
    "shortage": GameConfig(options={"shortage": "nobody", "victory-points": 8}),
    "robber-is-pirate": GameConfig(options={"robber-is-pirate": True, "victory-points": 8}),
    "knight-interrupt": GameConfig(options={"knight-interrupt": True}),
    "beginner-start": GameConfig(
        board="standard-beginner", options={"beginner-start": False, "victory-points": 8}
    ),
    "vp-cards-are-ordinary": GameConfig(options={"vp-cards-are-ordinary": True}),
}


def playthrough(name: str) -> Iterator[str]:
    """One line per event, hidden fields included."""
    chance, luck = Random(f"golden {name}"), Random(f"bots {name}")
    state, events = game.new_game(GAMES[name], chance)
    while True:
        for event in events:
            shown = game.event_to_json(event, state, game.EVERYTHING)
            words = [f"{key}={_word(value)}" for key, value in shown.items() if key != "type"]
            yield " ".join([shown["type"], *words])
        if state.over:
            break
        state, events = game.play(state, bot_action(state, "easy", luck), chance)
    yield f"hash {game.state_hash(state)}"


def _word(value: object) -> str:
    if isinstance(value, dict):
        return "+".join(f"{count}{name}" for name, count in value.items()) or "0"
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_plays_as_it_always_did(name):
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(name)) == recorded


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text("\n".join(playthrough(name)) + "\n", encoding="utf-8")
