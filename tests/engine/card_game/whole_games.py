"""Whole card games by players of several kinds, and what must hold after every action."""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from engine.card_game.catalog import settings_of
from engine.card_game.core.actions import (
    AcceptOffer,
    Action,
    DeclineOffer,
    EndTurn,
    OfferTrade,
    WithdrawOffer,
)
from engine.card_game.core.cards import CARDS, EVENTS, MIDDLE_ROW, REGIONS
from engine.card_game.core.decisions import Play, Roll
from engine.card_game.core.events import Event
from engine.card_game.core.names import CAPACITY, CITY, ROAD, SEATS, SETTLEMENT
from engine.card_game.core.state import State
from engine.card_game.game import game
from engine.card_game.rules import hands, realm
from engine.card_game.rules.storing import stored
from engine.card_game.simulate import LONGEST, bot_action, random_action
from engine.chance import Chance, Random
from tests.engine.card_game.cards_table import tokens

TRADING = 0.05
"""The probability that a random player trades with the other, in the main phase."""
DEALING = 0.5
"""The probability of trading once an offer is open: whatever else the active player does withdraws it."""
ABOUT_OFFERS = (AcceptOffer, DeclineOffer, WithdrawOffer)

Player = Callable[[State, int, random.Random], Action]


def by_luck(state: State, seat: int, luck: random.Random) -> Action:
    """Any legal action, offers included, so that everything is tried."""
    often = DEALING if state.offers else TRADING
    if isinstance(state.pending[-1], Play) and luck.random() < often:
        return _trade(state, luck)
    return random_action(state, seat, luck)


def _trade(state: State, luck: random.Random) -> Action:
    """An answer to an offer, or a new one, by either player; the turn ends where neither is possible."""
    answers = [action for seat in SEATS for action in game.legal_actions(state, seat)]
    answers = [each for each in answers if isinstance(each, ABOUT_OFFERS)]
    if answers and luck.random() < 0.8:
        return luck.choice(answers)
    seat = luck.choice(SEATS)
    have, theirs = stored(state.realms[seat]), stored(state.realms[1 - seat])
    give = tuple(luck.randint(0, min(1, units)) for units in have)
    get = tuple(
        0 if giving else luck.randint(0, min(1, units))
        for units, giving in zip(theirs, give, strict=True)
    )
    offer = OfferTrade(seat, give, get, None, None)
    return offer if game.why_not(state, offer) is None else EndTurn(state.current)


def by_bot(state: State, seat: int, luck: random.Random) -> Action:
    """The action of the easy bot."""
    return bot_action(state, seat, "easy", luck)


def moves(
    seed: int, player: Player, config: dict[str, Any] | None = None, chance: Chance | None = None
) -> Iterator[tuple[State, Action | None, State, tuple[Event, ...]]]:
    """The state before, the action, the state after and what happened; first the opening, without an action."""
    luck = random.Random(seed)
    chance = chance or Random(seed)
    state, events = game.new_game(game.configured(config or {}), chance)
    yield state, None, state, events
    while not state.over and state.turn < LONGEST:
        action = player(state, luck.choice(game.deciding(state)), luck)
        after, events = game.play(state, action, chance)
        yield state, action, after, events
        state = after


def played(seed: int, player: Player, config: dict[str, Any] | None = None) -> State:
    """A game to its end."""
    *_, (_, _, state, _) = moves(seed, player, config)
    return state


def check(state: State) -> None:
    """All cards are somewhere, regions and hands keep their limits, points are what lies open, and the tokens are with whoever has
    earned them."""
    in_realms = Counter(card for each in state.realms for card in each.upgrades.values())
    in_hands = Counter(card for hand in state.hands for card in hand)
    in_stacks = Counter(card for stack in state.stacks for card in stack)
    assert in_realms + in_hands + in_stacks + Counter(state.out) == Counter(
        {card: CARDS[card].copies for card in state.rules.cards}
    )
    assert Counter(state.events) == Counter(
        {event: EVENTS[event].copies for event in state.rules.event_cards}
    )
    if state.pending and isinstance(state.pending[-1], Roll):
        assert len(state.pending) == 1, "a turn leaves nothing behind to decide"
    on_the_way = _laid_out_now(state)
    regions = [region for each in state.realms for region in each.regions.values()]
    arranging = (
        [] if regions else [region for region, card in enumerate(REGIONS) if card.set != "stack"]
    )
    assert sorted([*regions, *state.regions, *on_the_way, *arranging]) == list(range(len(REGIONS)))
    lying = Counter(kind for each in state.realms for kind in each.row.values())
    # A settlement stays under its city, and never returns to its stack.
    assert lying[ROAD] + state.left[ROAD] == MIDDLE_ROW[ROAD].start + MIDDLE_ROW[ROAD].stack
    assert lying[CITY] + state.left[CITY] == MIDDLE_ROW[CITY].stack
    settlements = lying[SETTLEMENT] + lying[CITY] + state.left[SETTLEMENT]
    assert settlements == MIDDLE_ROW[SETTLEMENT].start + MIDDLE_ROW[SETTLEMENT].stack
    for seat in SEATS:
        _check_realm(state, seat)
        row = [{SETTLEMENT: 1, CITY: 2}.get(kind, 0) for kind in state.realms[seat].row.values()]
        printed = [CARDS[card].points for card in state.realms[seat].upgrades.values()]
        assert game.points(state)[seat] == sum(row) + sum(printed) + state.holders.count(seat)
    if regions:
        assert state.holders == tokens(state)


def _laid_out_now(state: State) -> list[int]:
    return [
        region
        for due in state.pending
        for region in (getattr(due, "first", None), getattr(due, "second", None))
        if region is not None
    ]


def _check_realm(state: State, seat: int) -> None:
    mine = state.realms[seat]
    assert mine.stored.keys() == mine.regions.keys()
    assert all(0 <= units <= CAPACITY for units in mine.stored.values())
    for at, card in mine.upgrades.items():
        assert realm.is_site(mine, at)
        assert CARDS[card].is_upgrade
        assert CARDS[card].family == "territory" or mine.row[realm.middle(at // 5)] == CITY
    row = [kind for _, kind in sorted(mine.row.items())]
    assert (ROAD, ROAD) not in list(itertools.pairwise(row))
    if not state.pending:
        return
    waits = any(type(due).__name__ in ("PutCardsUnder", "SettleHands") for due in state.pending)
    later = settings_of(state.config)["surplus"] == "end-of-turn" and seat == state.current
    assert waits or later or len(state.hands[seat]) <= hands.limit(state, seat)
