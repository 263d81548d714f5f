"""Whole games with sets of cards, in a process of its own, which finds the sets in its path: `python -m … SETS GAMES`; prints JSON."""

import json
import sys
from collections import Counter
from typing import Any

from engine.card_game.core.actions import ACTIONS
from engine.card_game.game import game
from engine.card_game.sets import installed
from engine.chance import Recorded, Sealed
from tests.engine.card_game.whole_games import by_bot, by_luck, check, moves


def played(sets: list[str], games: int) -> dict[str, Any]:
    """Play games by bots and by luck, checking each state; what happened in them, and the hash of the last state of each."""
    config = {"sets": sets}
    happened: Counter[str] = Counter()
    built: Counter[str] = Counter()
    ends, twice = [], 0
    for seed in range(games):
        for player in (by_bot, by_luck):
            chance = Sealed(bytes([seed]) * 32, ["a", "b"])
            actions = []
            for _, action, state, events in moves(seed, player, config, chance):
                check(state)
                for seat in game.deciding(state):
                    listed = Counter(game.legal_actions(state, seat))
                    twice += sum(count - 1 for count in listed.values())
                saved = game.state_to_json(state)
                assert (
                    game.state_to_json(game.state_from_json(json.loads(json.dumps(saved)))) == saved
                )
                happened.update(type(event).__name__ for event in events)
                built.update(
                    event["card"]
                    for event in (game.event_to_json(each, state, None) for each in events)
                    if event["type"] in ("UpgradeBuilt", "CardPlayed", "EventCardTurned")
                )
                if action is not None:
                    actions.append(game.action_to_json(action) | {"seat": action.seat})
            again, _ = game.new_game(game.configured(config), outcomes := Recorded(chance.outcomes))
            for said in actions:
                seat = said.pop("seat")
                again, _ = game.play(again, game.action_from_json(said, seat, again), outcomes)
            assert game.state_hash(again) == game.state_hash(state)
            ends.append(game.state_hash(state))
    return {"happened": happened, "used": built, "ends": ends, "listed twice": twice}


if __name__ == "__main__":
    chosen = sys.argv[1].split(",")
    result = played(chosen, int(sys.argv[2])) if int(sys.argv[2]) else {}
    print(
        json.dumps(
            {
                **result,
                "sets": list(installed.SETS),
                "problems": installed.PROBLEMS,
                "kinds": [*ACTIONS.by_name],
            }
        )
    )
