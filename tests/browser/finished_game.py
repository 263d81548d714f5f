"""A whole game between bots, as the socket would tell it to seat 0: for pages that show what is over."""

import random
from dataclasses import dataclass
from typing import Any

from engine import game
from engine.chance import Random
from engine.config import GameConfig
from engine.simulate import bot_action

WAYS = {number: 6 - abs(7 - number) for number in range(2, 13)}
NAMES = ("Ana", "Ben", "Cem", "Dora")


@dataclass(frozen=True)
class FinishedGame:
    snapshot: dict[str, Any]
    rolls: list[int]
    luck: list[float]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.snapshot["view"]
        return view


def finished_game(seed: int = 5) -> FinishedGame:
    config, luck = GameConfig(options={"victory-points": 8}), random.Random(seed)
    state, events = game.new_game(config, Random(seed))
    log = [(0, events, state)]
    rolls: list[int] = []
    surplus = [0.0] * config.seats
    while not state.over:
        before = game.view_for(state, None)
        state, events = game.play(
            state, bot_action(state, "easy", luck), Random(luck.randrange(2**32))
        )
        log.append((len(log), events, state))
        geometry = game.geometry_for(state)
        for event in (game.event_to_json(event, state, None) for event in events):
            if event["type"] == "DiceRolled":
                rolls.append(sum(event["dice"]))
                for seat, expected in enumerate(_expected(before, geometry)):
                    surplus[seat] -= expected
            elif event["type"] == "CardsProduced" and before["turn"]["number"] > 0:
                surplus[event["seat"]] += sum(event["cards"].values())
    snapshot = {
        "type": "snapshot",
        "version": len(log) - 1,
        "seat": 0,
        "geometry": game.geometry_for(state),
        "view": game.view_for(state, 0),
        "legal": [],
        "forms": [],
        "log": [
            {
                "version": version,
                "events": [game.event_to_json(event, then, 0) for event in events],
            }
            for version, events, then in log
        ],
    }
    return FinishedGame(snapshot, rolls, surplus)


def _expected(view: dict[str, Any], geometry: dict[str, Any]) -> list[float]:
    """Cards that the next roll brings each seat on average, while the supply lasts."""
    expected = [0.0] * len(view["seats"])
    for hex, corners in enumerate(geometry["corners"]):
        number = view["board"]["hexes"][str(hex)].get("number")
        if number is None or view.get("robber") == hex:
            continue
        for corner in corners:
            if building := view["buildings"].get(str(corner)):
                weight = 2 if building["kind"] == "city" else 1
                expected[building["seat"]] += weight * WAYS[number] / 36
    return expected
