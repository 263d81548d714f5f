"""Sets of cards: games with the set that docs/adding-a-card.md makes, games without it, and sets that cannot be used (decisions/card-sets)."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from engine.api import ConfigError, NotInstalled
from engine.card_game.core.cards import Card, EventKey
from engine.card_game.core.state import Realm, State
from engine.card_game.game import game
from tests.card_sets import (
    HARVEST,
    changed,
    files_of_the_page,
    install,
    with_other_names,
    write,
)
from tests.engine.card_game.sets.with_sets import played

PRINTED = "printed-1"
GAMES = 2


def with_sets(folder: Path, *sets: str, games: int = GAMES) -> dict[str, Any]:
    """The report of a process that has these packages in its path on games with some of their sets."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.engine.card_game.sets.with_sets", ",".join(sets), str(games)],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


@pytest.fixture(scope="module")
def harvest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The set of the page, installed."""
    return install(files_of_the_page(), tmp_path_factory.mktemp("harvest"))


@pytest.fixture(scope="module")
def games_of_harvest(harvest: Path) -> dict[str, Any]:
    """Games with it: every card is counted, and every state saved, read and replayed."""
    return with_sets(harvest, PRINTED, HARVEST)


def test_the_set_of_the_page_is_played_by_bots_and_by_luck(games_of_harvest: dict[str, Any]):
    assert games_of_harvest["problems"] == {}
    assert games_of_harvest["happened"]["CropNamed"] > 0
    used = games_of_harvest["used"]
    assert all(used[f"{HARVEST}-{key}"] > 0 for key in ("granary", "market-day", "rain"))


def test_pip_installs_the_package_of_the_page_as_it_is(tmp_path: Path):
    """Its rows come along; offline, with the build backend of this environment."""
    write(files_of_the_page(), tmp_path / "harvest")
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation"]
    into = tmp_path / "installed"
    done = subprocess.run(
        [*pip, "--target", str(into), str(tmp_path / "harvest")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = with_sets(into, PRINTED, HARVEST, games=0)
    assert (found["sets"], found["problems"]) == ([PRINTED, HARVEST], {})


def test_the_published_protocol_is_the_same_whatever_is_installed(harvest: Path):
    done = subprocess.run(
        [sys.executable, "-m", "app.protocol", "--check"],
        env={**os.environ, "PYTHONPATH": str(harvest)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_without_the_set_does_not_notice_it(harvest: Path):
    alone = played([PRINTED], GAMES)
    beside = with_sets(harvest, PRINTED)
    assert beside["sets"] == [PRINTED, HARVEST]
    assert beside["ends"] == alone["ends"]


def test_a_saved_game_does_not_depend_on_what_else_is_installed(
    games_of_harvest: dict[str, Any], tmp_path: Path
):
    """Another set's cards come before its own in the numbers of the process, not in those of the game."""
    install(files_of_the_page(), tmp_path)
    install(with_other_names(files_of_the_page(), "autumn"), tmp_path)
    beside = with_sets(tmp_path, PRINTED, HARVEST)
    assert beside["sets"] == [PRINTED, "autumn-1", HARVEST]
    assert beside["ends"] == games_of_harvest["ends"]


def test_two_sets_are_played_together(tmp_path: Path):
    install(files_of_the_page(), tmp_path)
    install(with_other_names(files_of_the_page(), "autumn"), tmp_path)
    together = with_sets(tmp_path, HARVEST, "autumn-1", PRINTED, games=1)
    assert {key.rsplit("-1-")[0] for key in together["used"] if "-1-" in key} == {
        "autumn",
        "harvest",
    }


def test_a_package_brings_two_versions_which_share_their_effects(tmp_path: Path):
    """In a game with both, each choice is offered once."""
    second = """
from dataclasses import replace

SECOND = replace(HARVEST, key="harvest-2", title="More harvest", events=[])
SECOND = replace(SECOND, event_effects={}, draw=[{**row, "copies": 5} for row in ROWS["draw"]])
"""
    files = changed(
        files_of_the_page(),
        {
            'harvest-1 = "harvest:HARVEST"': 'harvest-1 = "harvest:HARVEST"\nharvest-2 = "harvest:SECOND"'
        },
    )
    files["harvest/__init__.py"] += second
    both = with_sets(install(files, tmp_path), PRINTED, HARVEST, "harvest-2", games=1)
    assert (both["sets"], both["problems"]) == ([PRINTED, HARVEST, "harvest-2"], {})
    assert both["used"]["harvest-2-market-day"] > 0
    assert both["listed twice"] == 0


WRONG = {
    "effectless": (
        {'"market-day": ActionCard(plays, why_not)': ""},
        "the card 'market-day' names the effect 'market-day', which is not there",
    ),
    "eventless": (
        {'{"rain": rain}': "{}"},
        "the card 'rain' names the effect of an event 'rain', which is not there",
    ),
    "hail": (
        {'"key": "rain",': '"key": "rain", "effect": "hail",'},
        "the card 'rain' names the effect of an event 'hail', which is not there",
    ),
    "idle": (
        {'"market-day": Act': '"fair": ActionCard(plays), "market-day": Act'},
        "no card has the effect 'fair'",
    ),
    "glitter": (
        {'"doubles": "grain",': '"flags": ["glitters"],'},
        "the card 'glitter-1-granary' has the flag 'glitters', which no rule reads",
    ),
    "field": ({'"commerce": 1': '"comerce": 1'}, "the card 'granary' has no field 'comerce'"),
    "cost": (
        {'"lumber": 1': '"timber": 1'},
        "the card 'granary' has a 'cost' that is not so many of brick, lumber, wool, grain, ore, gold",
    ),
    "paid": (
        {'"kind": "neutral",': '"kind": "neutral", "cost": {"ore": 1},'},
        "the card 'market-day' has a 'cost', but action cards are played for nothing",
    ),
    "kind": (
        {'"kind": "building"': '"kind": "tower"'},
        "the card 'granary' needs a 'kind' of its family, one of building, fleet, knight",
    ),
    "copies": (
        {'"copies": 2': '"copies": 0'},
        "the card 'rain' needs 'copies', a whole number from 1",
    ),
    "text": (
        {'"text": "Every fields region gains 1 grain."': '"text": ""'},
        "the card 'rain' needs a 'text' in words",
    ),
    "twice": (
        {'"key": "rain"': '"key": "granary"', '"rain": rain': '"granary": rain'},
        "there are two cards 'twice-1-granary'",
    ),
    "ruleless": (
        {
            "ActionRule(RulelessNameCrop, (RulelessChooseCrop,), why_not_name, apply_name, enumerate=crop_rows),": ""
        },
        "the action 'RulelessNameCrop' has no rule",
    ),
    "misnamed": (
        {'key="misnamed-1"': 'key="another-1"'},
        "misnamed names it, but 'misnamed:SET' is no such set",
    ),
    "broken": (
        {"MOST = 2": "MOST = 1 / 0"},
        "broken does not load (ZeroDivisionError: division by zero)",
    ),
}
"""By name of a set: what is changed on the page's, and what is said of it."""


@pytest.fixture(scope="module")
def problems(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The problems of all these sets together, with the page's installed beside them."""
    folder = tmp_path_factory.mktemp("wrong")
    install(files_of_the_page(), folder)
    for name, (replacements, _) in WRONG.items():
        install(with_other_names(files_of_the_page(), name, **replacements), folder)
    both = with_other_names(files_of_the_page(), "both")
    install(both, folder)
    install(changed(both, {'name = "both"': 'name = "another"'}), folder)
    said = with_sets(folder, PRINTED, HARVEST, games=1)
    assert said["sets"] == [PRINTED, HARVEST]
    assert [kind for kind in said["kinds"] if kind.endswith("NameCrop")] == ["NameCrop"]
    found: dict[str, str] = said["problems"]
    return found


@pytest.mark.parametrize("name", WRONG)
def test_a_set_that_cannot_be_used_is_named_with_the_reason(name: str, problems: dict[str, str]):
    key = f"{name}-1"
    assert problems[key] == f"The set of cards {key!r} cannot be used: {WRONG[name][1]}."


def test_of_a_set_that_two_packages_bring_neither_is_used(problems: dict[str, str]):
    assert problems["both-1"] == (
        "The set of cards 'both-1' cannot be used: several packages bring it: another, both."
    )


@pytest.mark.parametrize(
    ("sets", "error", "text"),
    [
        ([PRINTED, HARVEST], NotInstalled, "The set of cards 'harvest-1' is not installed."),
        ([PRINTED, 7], NotInstalled, "The set of cards '7' is not installed."),
        ([], ConfigError, "The set of cards 'printed-1' is part of every game."),
        ("printed-1", ConfigError, "The sets of cards are a list."),
    ],
)
def test_a_table_plays_only_with_sets_that_are_there(
    sets: Any, error: type[ConfigError], text: str
):
    with pytest.raises(error) as refused:
        game.configured({"sets": sets})
    assert (type(refused.value), refused.value.text) == (error, text)


def test_a_table_that_names_no_sets_plays_with_the_printed_one():
    assert game.configured({}) == game.configured({"sets": [PRINTED]})
    assert "sets" not in game.configured({"sets": [PRINTED]}).to_json()


def test_every_field_that_holds_numbers_of_cards_is_renumbered():
    """Those of a state, and of a realm; decisions are saved with the keys of their cards."""
    hints = {
        **get_type_hints(State, include_extras=True),
        **get_type_hints(Realm.__init__, include_extras=True),
    }
    holding = {name for name, hint in hints.items() if {Card, EventKey} & _parts(hint)}
    assert holding == {"hands", "gained", "stacks", "out", "events", "event", "upgrades"}


def _parts(hint: Any) -> set[Any]:
    if hint in (Card, EventKey):
        return {hint}
    return {part for each in getattr(hint, "__args__", ()) for part in _parts(each)}
