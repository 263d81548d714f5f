"""The golden games of the card game, together: nothing of it is missing in them. `tests/engine/test_golden.py` replays them."""

from typing import cast

from engine.card_game.catalog import OPTIONS, PROFILES, settings_of
from engine.card_game.core.actions import (
    AnswerAttack,
    BuildSettlement,
    BuildUpgrade,
    PlayCard,
)
from engine.card_game.core.cards import CARDS, EVENTS
from engine.card_game.core.config import GameConfig
from engine.card_game.course.action_rules import ACTION_RULES
from engine.card_game.options import Range
from engine.games import CARDS as CARD_GAME
from tests.engine.golden import lines_of, load, names

RECORDS = [load(name) for name in names(CARD_GAME)]
TAKEN = [step.action for record in RECORDS for step in record.steps]
USING_A_CARD = {kind.__name__ for kind in (AnswerAttack, BuildSettlement, BuildUpgrade, PlayCard)}


def test_every_action_is_taken():
    assert {action["type"] for action in TAKEN} == {
        kind.__name__ for kind in ACTION_RULES.by_action
    }


def test_every_card_is_built_or_played():
    used = [action for action in TAKEN if action["type"] in USING_A_CARD]
    words = {value for action in used for value in action.values() if isinstance(value, str)}
    assert {card.key for card in CARDS} <= words


def test_every_event_card_is_turned_up():
    lines = [line for name in names(CARD_GAME) for line in lines_of(name)]
    turned = {line.rpartition("card=")[2] for line in lines if line.startswith("EventCardTurned ")}
    assert turned == {event.key for event in EVENTS}


def test_every_choice_of_every_setting_is_played():
    configs = [cast(GameConfig, record.config) for record in RECORDS]
    played = [settings_of(config) for config in configs]
    assert {config.profile for config in configs} == set(PROFILES)
    for key, option in OPTIONS.items():
        values = {settings[key] for settings in played}
        if not isinstance(option.parameter, Range):
            assert values == set(option.parameter.values)
        assert len(values) > 1, key
