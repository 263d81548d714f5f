"""Two games that differ only in what a seat may not know look the same to it, byte for byte, for as long as they run.

A pair is one game and its twin, in which the other hands are exchanged (each hand keeps its size), unplayed cards and
the rest of the deck are shuffled, and chance says something else wherever the seat does not see it. Both take the same
public actions; what the watching seat and a spectator are told must be equal throughout. An action that would rightly
show a difference (somebody reveals a card by playing it) is not taken."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from engine.board_game import game
from engine.board_game.catalog import EDITIONS
from engine.board_game.core.actions import Action, Discard, MoveRobber
from engine.board_game.core.config import GameConfig
from engine.board_game.core.decisions import DiscardDecision
from engine.board_game.core.names import Seat
from engine.board_game.core.state import State
from engine.board_game.options.dice_deck import DECK, Deck
from engine.board_game.options.knight_interrupt import LetRobberStand
from engine.board_game.options.robber_is_pirate import MoveRobberToHarbor
from engine.board_game.options.two_players.trade_tokens import ForceTrade, GiveInReturnDecision
from engine.board_game.scenarios.pirate import MovePirate
from engine.board_game.simulate import bot_action
from engine.chance import Random
from tests.engine.board_game.configurations import games, random_options
from tests.engine.board_game.wild import forbidden_action, wild_offer

STEPS = 50
SOON = 8


class Twins:
    """A game and its twin, watched from one seat, or by a spectator only."""

    def __init__(self, state: State, watching: Seat | None, luck: random.Random) -> None:
        self.one = state
        self.other = twin_of(state, watching, luck)
        self.watching = watching
        self.luck = luck
        self.compared = 0
        self.happened: Counter[str] = Counter()

    def compare(self) -> None:
        """Check that what the seat and a spectator see, may do and are refused is equal."""
        for viewer in (self.watching, None):
            assert told(self.one, viewer) == told(self.other, viewer)
        self.compared += 1
        if self.watching is None:
            return
        assert asked(self.one, self.watching) == asked(self.other, self.watching)
        for _ in range(4):
            action = forbidden_action(self.one, self.luck)
            if action.seat == self.watching:
                assert game.why_not(self.one, action) == game.why_not(self.other, action)

    def step(self) -> bool:
        """Take one action in both games, if there is one that shows nothing it should not."""
        for action in self._candidates():
            seed = self.luck.random()
            results = [self._played(state, action, seed) for state in (self.one, self.other)]
            if self._rightly_differs(action, *results):
                continue
            (self.one, events), (self.other, of_other) = results
            for viewer in (self.watching, None):
                assert shown(self.one, events, viewer) == shown(self.other, of_other, viewer)
            self.happened.update(type(event).__name__ for event in events)
            return True
        return False

    def _candidates(self) -> list[Action]:
        one, other = self.one, self.other
        candidates = [
            action
            for seat in one.rules.seats
            for action in game.legal_actions(one, seat)
            if game.why_not(other, action) is None
        ]
        for seat in game.deciding(one):
            if isinstance(one.pending[-1], DiscardDecision):
                candidates += _common_discards(one, other, seat)
        for seat in one.rules.seats:
            offer = wild_offer(one, seat, self.luck)
            if offer is not None and game.why_not(other, offer) is None:
                candidates.append(offer)
        self.luck.shuffle(candidates)
        return candidates

    def _played(self, state: State, action: Action, seed: float) -> tuple[State, Any]:
        return game.play(state, action, Random(str(seed)))

    def _rightly_differs(self, action: Action, one: Any, other: Any) -> bool:
        """The watching seat draws or steals a card that it then knows, or somebody shows a hidden card, also of dice."""
        if self.watching is not None and (
            isinstance(action, ForceTrade | LetRobberStand)
            or (
                isinstance(action, MoveRobber | MoveRobberToHarbor | MovePirate)
                and self.watching in (action.seat, action.victim)
            )
        ):
            return bool(one[0].hands[self.watching] != other[0].hands[self.watching])
        if (
            action.seat == self.watching
            and one[0].cards[self.watching] != other[0].cards[self.watching]
        ):
            return True
        if one[0].over or other[0].over or one[0].dice != other[0].dice:
            return True
        sizes = [[sum(hand) for hand in state.hands] for state in (one[0], other[0])]
        return type(action).__name__ == "PlayMonopoly" and sizes[0] != sizes[1]


def _common_discards(one: State, other: State, seat: Seat) -> list[Action]:
    count = next(
        due.count for due in one.pending if isinstance(due, DiscardDecision) and due.seat == seat
    )
    both = [min(pair) for pair in zip(one.hands[seat], other.hands[seat], strict=True)]
    given: list[int] = []
    for held in both:
        given.append(min(held, count - sum(given)))
    if sum(given) < count:
        return []
    return [Discard(seat, (given[0], given[1], given[2], given[3], given[4]))]


def twin_of(state: State, watching: Seat | None, luck: random.Random) -> State:
    """The same to the watching seat, dealt anew where it cannot see."""
    twin = state.copy()
    others = state.rules.seats if watching is None else state.rules.others[watching]
    if "hands" not in state.rules.laid_open:
        cards = [
            kind for seat in others for kind in range(5) for _ in range(state.hands[seat][kind])
        ]
        luck.shuffle(cards)
        for seat in others:
            dealt = [cards.pop() for _ in range(state.hand_size(seat))]
            twin.hands[seat] = [dealt.count(kind) for kind in range(5)]
    hidden = [kind for seat in others for kind in range(5) for _ in range(state.cards[seat][kind])]
    hidden += state.deck[state.drawn :]
    luck.shuffle(hidden)
    for seat in others:
        dealt = [hidden.pop() for _ in range(sum(state.cards[seat]))]
        twin.cards[seat] = [dealt.count(kind) for kind in range(5)]
        new = dealt[: sum(state.bought[seat])]
        twin.bought[seat] = [new.count(kind) for kind in range(5)]
    twin.deck = (*state.deck[: state.drawn], *hidden)
    if "dice-deck" in state.option_state:
        DECK.put(twin, another_order(DECK.of(state), luck))
    return twin


def another_order(deck: Deck, luck: random.Random) -> Deck:
    """The dice deck in another order. A few cards stay on top, where they are rolled soon and seen by everybody."""
    hidden = deck[:-SOON]
    return (*luck.sample(hidden, len(hidden)), *deck[-SOON:])


def told(state: State, viewer: Seat | None) -> str:
    return json.dumps(game.view_for(state, viewer))


def asked(state: State, seat: Seat) -> str:
    return json.dumps(
        [
            game.group_actions(game.legal_actions(state, seat)),
            game.forms(state, seat),
            game.unavailable(state, seat),
            game.prospects(state, game.legal_actions(state, seat)),
        ]
    )


def shown(state: State, events: Any, viewer: Seat | None) -> str:
    return json.dumps([game.event_to_json(event, state, viewer) for event in events])


def position(config: GameConfig, seed: int, actions: int) -> State:
    """The middle of a game of bots, where hands and cards are as people have them."""
    state, _ = game.new_game(config, Random(seed))
    luck = Random(f"bots {seed}")
    for step in range(actions):
        action = bot_action(state, "easy", luck)
        after, _ = game.play(state, action, Random(f"{seed} {step}"))
        if after.over:
            break
        state = after
    return state


def would_win_hidden(state: State) -> bool:
    """A twin may not have won already on cards nobody sees."""
    current = state.current
    return state.points[current] + state.hidden_points(current) >= state.rules.victory_points


@pytest.mark.parametrize("part", range(4))
def test_what_a_seat_may_not_know_never_changes_what_it_is_told(part):
    pairs = games(short=10, long=250)
    played = 0
    seed = 0
    while played < pairs:
        seed += 1
        luck = random.Random(f"{part} {seed}")
        options = random_options(luck) if luck.random() < 0.5 else {}
        config = GameConfig(edition=luck.choice(list(EDITIONS)), options=options)
        twins = Twins(
            position(config, seed * 4 + part, luck.randrange(40, 220)), luck.randrange(4), luck
        )
        if would_win_hidden(twins.other):
            continue
        twins.compare()
        while twins.compared <= STEPS and twins.step():
            twins.compare()
        played += twins.compared > STEPS
    assert played == pairs


def test_a_spectator_of_two_players_sees_no_card_that_changes_hands_between_them():
    """The two can reckon each other's hands from what lies open; a spectator cannot tell them apart."""
    pairs = games(short=6, long=60)
    played, forced, seed = 0, 0, 0
    while played < pairs:
        seed += 1
        luck = random.Random(f"two players {seed}")
        config = GameConfig(seats=2, options={"two-players": True})
        twins = Twins(position(config, seed, luck.randrange(30, 160)), None, luck)
        if would_win_hidden(twins.other):
            continue
        twins.compare()
        while twins.compared <= STEPS and twins.step():
            twins.compare()
            forced += any(isinstance(due, GiveInReturnDecision) for due in twins.one.pending)
        played += twins.compared > STEPS
    assert forced > pairs, "cards were drawn while the hands differed"


def test_the_twins_really_differ():
    state = position(GameConfig(), 11, 200)
    twin = twin_of(state, 0, random.Random(2))
    assert twin.hands != state.hands
    assert twin.deck != state.deck
    assert told(state, 1) != told(twin, 1), "the seat itself sees the difference"


def test_a_view_names_no_hand_but_ones_own():
    state = position(GameConfig(), 3, 150)
    for viewer in (0, 1, 2, 3, None):
        seats = game.view_for(state, viewer)["seats"]
        for seat, shown_seat in seats.items():
            own = viewer is not None and int(seat) == viewer
            for field in ("hand", "unplayed", "new", "total"):
                assert (field in shown_seat) == own


def test_views_hold_no_nulls():
    def nulls(value: Any) -> bool:
        if isinstance(value, dict):
            return any(map(nulls, value.values()))
        if isinstance(value, list):
            return any(map(nulls, value))
        return value is None

    for actions in (0, 3, 60, 200):
        state = position(GameConfig(edition="2007"), 8, actions)
        assert not any(nulls(game.view_for(state, viewer)) for viewer in (0, 1, 2, 3, None))
