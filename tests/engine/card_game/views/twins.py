"""Two games that differ only in what is hidden from somebody, and everything that leaves the engine for a viewer."""

import json
import random
from dataclasses import replace
from typing import Any

from engine.api import Refused
from engine.card_game.catalog import settings_of
from engine.card_game.core.decisions import Answer, BuryCards, ChooseFromStack, Spy, TakeCards
from engine.card_game.core.state import State
from engine.card_game.game import game
from engine.chance import Random


def told(state: State, viewer: int | None) -> str:
    """Everything that leaves for a viewer."""
    if viewer is None:
        return json.dumps(game.view_for(state, None))
    return json.dumps(
        [
            game.view_for(state, viewer),
            game.group_actions(game.legal_actions(state, viewer)),
            game.forms(state, viewer),
            game.unavailable(state, viewer),
            game.window(state),
            game.deciding(state),
        ]
    )


def twin(state: State, viewer: int | None, luck: random.Random) -> State:
    """The same to this viewer: what is hidden is dealt anew."""
    other = state.copy()
    hidden = [seat for seat in (0, 1) if seat != viewer]
    shown = [
        due.seat for due in state.pending[-1:] if isinstance(due, Spy | BuryCards)
    ]  # these see the other hand
    open_hands = {1 - seat for seat in shown if seat == viewer}
    looked_at = {
        due.stack for due in state.pending[-1:] if isinstance(due, TakeCards) and due.seat == viewer
    }
    dealt = [seat for seat in hidden if seat not in open_hands]
    stacks = [number for number in range(len(state.stacks)) if number not in looked_at]
    cards = [card for seat in dealt for card in state.hands[seat]]
    cards += [card for number in stacks for card in state.stacks[number]]
    luck.shuffle(cards)
    for seat in dealt:
        count = len(state.hands[seat])
        other.hands[seat], cards = tuple(cards[:count]), cards[count:]
        other.gained[seat] = ()
    for number in stacks:
        count = len(state.stacks[number])
        other.stacks[number], cards = tuple(cards[:count]), cards[count:]
    other.events = tuple(luck.sample(state.events, len(state.events)))
    scouting = any(
        isinstance(due, ChooseFromStack) and due.seat == viewer for due in state.pending[-1:]
    )
    if not scouting:
        other.regions = tuple(luck.sample(state.regions, len(state.regions)))
        if settings_of(state.config)["region-stack"] == "dealt":
            numbers = list(state.numbers)
            for region, like in zip(state.regions, other.regions, strict=True):
                numbers[region] = state.numbers[like]
            other.numbers = tuple(numbers)
    other.pending = tuple(
        replace(due, sealed=None if due.sealed else True, counter=None)
        if isinstance(due, Answer) and due.seat != viewer
        else due
        for due in state.pending
    )
    if not state.realms[0].regions:
        for seat in hidden:
            if state.arranged[seat]:
                order = state.arranged[seat]
                other.arranged[seat] = tuple(luck.sample(order, len(order)))
    return other


def refusal(state: State, action: Any) -> object:
    try:
        game.play(state, action, Random(1))
    except Refused as refused:
        return refused.code, refused.facts, refused.text
    return None
