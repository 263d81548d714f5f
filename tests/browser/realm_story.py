"""The play of two people at the card game: as easy bots play, but so that a game has an attack, a counter, a searched stack, an exchange
and a city. They know what their pages show and nothing else."""

import json
import random
from dataclasses import dataclass, field
from typing import Any

from engine.card_game.core.actions import ACTIONS
from engine.card_game.core.domains import DOMAINS
from engine.card_game.game import game
from engine.kernel.wire import action_from_json, action_to_json

Action = dict[str, Any]
Event = dict[str, Any]

ANSWERED_BY = {"black-knight": "herb-witch", "arsonist": "bishop", "raid": "bishop"}
"""Attacks, each with the card that counters it."""
WANTED = {"attack", "counter", "search", "exchange", "city"}


@dataclass
class Story:
    """The events at the table so far."""

    told: set[str] = field(default_factory=set)

    def hear(self, action: Action, events: list[Event]) -> None:
        """A move out of the journal."""
        for event in events:
            if event["type"] == "AttackRolled":
                self.told.add("attack")
            elif event["type"] == "AttackAnswered" and event.get("card"):
                self.told.add("counter")
            elif event["type"] == "RowBuilt" and event["kind"] == "city":
                self.told.add("city")
        if action["type"] == "LookThrough" and any(each["type"] == "GoodsPaid" for each in events):
            self.told.add("search")
        if action["type"] == "Exchange":
            self.told.add("exchange")

    @property
    def missing(self) -> set[str]:
        return WANTED - self.told


class Thinker:
    """One of the two: the first wants to attack, the second to counter."""

    def __init__(self, seat: int, story: Story) -> None:
        self.seat = seat
        self.story = story

    def choose(
        self, view: dict[str, Any], legal: list[Action], forms: list[Action]
    ) -> Action | None:
        """An action out of those that are legal, or None to wait."""
        own = view["seats"][str(self.seat)]
        if "answer" in own:
            return None
        wished = self._for_the_story(view, own, legal)
        if wished is not None:
            return wished
        actions = [action_from_json(ACTIONS.by_name, each, self.seat, DOMAINS) for each in legal]
        luck = random.Random(json.dumps([self.seat, view["turn"], own["goods"], legal]))
        chosen = game.bots.choose("easy", view, actions, forms, self.seat, luck)
        if chosen is None:
            return None
        found = {
            key: value
            for key, value in action_to_json(chosen).items()
            if key != "seat" and value is not None
        }
        return next((each for each in legal if same(each, found)), found)

    def _for_the_story(
        self, view: dict[str, Any], own: dict[str, Any], legal: list[Action]
    ) -> Action | None:
        missing = self.story.missing
        by_type: dict[str, list[Action]] = {}
        for action in legal:
            by_type.setdefault(action["type"], []).append(action)
        if "TakeCard" in by_type and missing & {"attack", "counter"}:
            wished = tuple(ANSWERED_BY) if self.seat == 0 else tuple(ANSWERED_BY.values())
            held = {each["card"] for each in own["hand"]}
            if not held & set(wished):
                for action in by_type["TakeCard"]:
                    if own["looking"][action["position"]] in wished:
                        return action
        if "BuildCity" in by_type and "city" in missing:
            return by_type["BuildCity"][0]
        if "EndTurn" in by_type and "Exchange" in by_type and "exchange" in missing:
            builds = [each for each in legal if each["type"].startswith("Build")]
            if not builds:
                kept = {*ANSWERED_BY, *ANSWERED_BY.values()}
                spare = [each for each in by_type["Exchange"] if each["card"] not in kept]
                return (spare or by_type["Exchange"])[0]
        if "DrawCard" in by_type and "search" in missing:
            return next(iter(by_type.get("LookThrough", [])), None)
        return None


def same(one: Action, other: Action) -> bool:
    """True if two actions say the same; what is left out is null."""
    keys = {key for key in (*one, *other) if key != "seat"}
    return all(one.get(key) == other.get(key) for key in keys)
