"""Set-up: the stacks, the two sets, the layout of the regions, who starts, and the first hands
(sources: opening-layout, the-120-cards, regions)."""

from collections.abc import Sequence
from typing import Final

from engine.card_game.core.actions import ArrangeRegions
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, regions_in
from engine.card_game.core.decisions import Arrange, ChooseStack, PassDice
from engine.card_game.core.events import (
    ArrangementDone,
    FirstPlayerChosen,
    RegionsArranged,
    StartRolled,
)
from engine.card_game.core.grid import ABOVE, BELOW, MIDDLE_COLUMN, place
from engine.card_game.core.names import CITY, ROAD, SEATS, SETTLEMENT, STACKS, Place, Seat
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import Rules, State, other
from engine.card_game.rules.realm import new_realm
from engine.codec import JsonObject
from engine.kernel.action_rules import ActionRule
from engine.kernel.context import ActionContext
from engine.kernel.decisions import done_by, push

SETS: Final = ("a", "b")
START_PLACES: Final[tuple[Place, ...]] = tuple(
    place(column, row)
    for row in (ABOVE, BELOW)
    for column in (MIDDLE_COLUMN - 2, MIDDLE_COLUMN, MIDDLE_COLUMN + 2)
)
"""The places of the six regions of the start: from left to right, those above first."""
START_UNITS: Final = 1


def set_up(rules: Rules, context: ActionContext) -> State:
    """Everything that lies ready before somebody has to decide."""
    state = State.at_the_start(rules)
    chance = context.chance
    draw_cards = [card for card in rules.cards for _ in range(CARDS[card].copies)]
    state.stacks = stacks_of(chance.shuffled(draw_cards))
    events = [event for event in rules.event_cards for _ in range(EVENTS[event].copies)]
    state.events = tuple(chance.shuffled(events))
    state.regions = tuple(chance.shuffled(regions_in("stack")))
    state.left = (MIDDLE_ROW[ROAD].stack, MIDDLE_ROW[SETTLEMENT].stack, MIDDLE_ROW[CITY].stack)
    state.numbers = rules.region_numbers(chance)
    first_set = chance.below(len(SETS))
    state.sets = (first_set, 1 - first_set)
    state.realms = [new_realm() for _ in SEATS]
    state.current = who_starts(context)
    push(state, *(Arrange(seat, tuple(regions_in(SETS[state.sets[seat]]))) for seat in SEATS))
    return state


def stacks_of(cards: Sequence[int]) -> list[tuple[int, ...]]:
    """Five stacks as even as can be: 13, 13, 12, 12 and 12 of the printed cards."""
    size, more = divmod(len(cards), STACKS)
    stacks, at = [], 0
    for number in range(STACKS):
        end = at + size + (number < more)
        stacks.append(tuple(cards[at:end]))
        at = end
    return stacks


def who_starts(context: ActionContext) -> Seat:
    """Both roll the production die until one has more."""
    while True:
        rolls = [context.die() for _ in SEATS]
        for seat, number in enumerate(rolls):
            context.emit(StartRolled(seat, number))
        if rolls[0] != rolls[1]:
            starter = int(rolls[1] > rolls[0])
            context.emit(FirstPlayerChosen(starter))
            return starter


# --- laying out the regions


def arrange_form(state: State, seat: Seat) -> JsonObject:
    """The regions to be laid out, in their printed order, which is the usual one."""
    regions = regions_in(SETS[state.sets[seat]])
    return {"type": "ArrangeRegions", "regions": regions, "places": list(START_PLACES)}


def why_not_arrange(state: State, action: ArrangeRegions, due: Arrange) -> Reason:
    if sorted(action.regions) == sorted(due.regions or ()):
        return None
    return "wrong_regions", {}, "Lay out each of your six regions once."


def apply_arrange(state: State, action: ArrangeRegions, context: ActionContext) -> None:
    """Lay out the regions; both do it at once, and nobody sees the other's before both are done."""
    done_by(state, action.seat)
    state.arranged[action.seat] = action.regions
    context.emit(ArrangementDone(action.seat))
    if state.pending:
        return
    for seat in SEATS:
        realm = state.realms[seat]
        for at, region in zip(START_PLACES, state.arranged[seat], strict=True):
            realm.regions[at] = region
            realm.stored[at] = START_UNITS
        context.emit(RegionsArranged(seat, state.arranged[seat]))
    push(
        state,
        PassDice(other(state.current)),
        ChooseStack(state.current, False, True, None),
    )


ACTION_RULES = (
    ActionRule(ArrangeRegions, (Arrange,), why_not_arrange, apply_arrange, form=arrange_form),
)
