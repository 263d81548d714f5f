"""The server and the pages agree on how long what happens in Two Realms is told."""

import pytest

from engine.card_game.core import events
from engine.card_game.views.showing import seconds_to_show
from engine.codec import to_json
from tests.browser.conftest import ModulesIn
from tests.engine.card_game.cards_table import RED

pytestmark = pytest.mark.browser
ROLLED = events.DiceRolled(RED, 0, 3, False)
PRODUCED = [events.Produced(RED, place, 0, 1) for place in range(8)]
MOVES: dict[str, list[events.Event]] = {
    "the dice": [ROLLED],
    "one region produces": [ROLLED, *PRODUCED[:1]],
    "many regions produce": [ROLLED, *PRODUCED],
    "robbers": [ROLLED, events.RobbersCame(RED, 9, (0, 0, 0, 0, 0, 0)), *PRODUCED[:2]],
    "an event card": [ROLLED, events.EventCardTurned(RED, 0), *PRODUCED[:2]],
    "a card": [events.CardPlayed(RED, 0)],
    "an attack and its die": [events.CardPlayed(RED, 0), events.AttackRolled(RED, 4, RED)],
    "an upgrade": [events.UpgradeBuilt(RED, 0, 1)],
    "a road": [events.RowBuilt(RED, 0, 1)],
    "nothing to watch": [events.TurnEnded(RED)],
}
SECONDS = """async (moves) => {
  const { scenesOf } = await import(asset("js/card_game/tell/story.js"));
  return moves.map((events) => scenesOf(events, {}).reduce((sum, { ms }) => sum + ms, 0) / 1000);
}"""


def test_bots_wait_as_long_as_a_move_is_told(modules: ModulesIn):
    told = modules().evaluate(
        SECONDS, [[to_json(each) for each in move] for move in MOVES.values()]
    )
    waited = [seconds_to_show(move) for move in MOVES.values()]
    assert dict(zip(MOVES, told, strict=True)) == pytest.approx(
        dict(zip(MOVES, waited, strict=True))
    )
