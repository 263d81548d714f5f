"""The words of the card table: put a position of a real game on it, act in it, ask what came of it.

RED has the starting set with the fields 1 and begins; BLUE has the other. Both have laid their regions out as printed:

    fields 1     mountains 2     pasture 3        fields 2     mountains 3     pasture 4
         settlement   road   settlement                settlement   road   settlement
    forest 4       hills 5       river 6          forest 5       hills 6       river 1

Regions are called by terrain and number, building sites by their settlement: "left above", "right below", "left above outer";
settlements that come later stand "far left" and "far right"."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

import pytest

from engine.api import Refused
from engine.card_game.catalog import settings_of
from engine.card_game.core.actions import (
    AcceptOffer,
    Action,
    AnswerAttack,
    ArrangeRegions,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuildUpgrade,
    Bury,
    CloseWindow,
    DeclineOffer,
    DrawCard,
    EndTurn,
    Exchange,
    Gain,
    GiveBack,
    LayRegions,
    LookThrough,
    Lose,
    NameNumber,
    OfferTrade,
    PlayCard,
    PutUnder,
    Return,
    RollDice,
    Swap,
    Take,
    TakeCard,
    TakeFromHand,
    TradeWithSupply,
    WithdrawOffer,
)
from engine.card_game.core.cards import CARD_KEYS, CARDS, EVENT_KEYS, EVENTS, REGIONS
from engine.card_game.core.decisions import Answer, Play, Roll
from engine.card_game.core.events import Event, TradeOffered
from engine.card_game.core.grid import ABOVE, BELOW, MIDDLE, OUTER_ABOVE, OUTER_BELOW, place
from engine.card_game.core.names import (
    CITY,
    EVENT_FACES,
    GOODS,
    NOBODY,
    ROAD,
    SEATS,
    SETTLEMENT,
    STACKS,
)
from engine.card_game.core.state import State
from engine.card_game.game import game
from engine.chance import Chance, Scripted
from engine.kernel.decisions import Decision

RED, BLUE = SEATS
PROFILES: Final = ("1996", "2005")
COLUMNS: Final = {"far left": 9, "left": 11, "right": 13, "far right": 15}
SITES: Final = {
    "above": ABOVE,
    "below": BELOW,
    "above outer": OUTER_ABOVE,
    "below outer": OUTER_BELOW,
}
BEYOND: Final = {"far left": (10, 8), "far right": (14, 16)}
"""Of a later settlement: the column of its road, and that of its own regions."""
LATER: Final = 5
"""A turn of RED in which nothing is too early."""

WRITTEN: Final = (ArrangeRegions, OfferTrade)
"""Actions that are filled in by hand; all others are listed when they are legal."""
THE_TABLES: Final = (CloseWindow,)
"""Actions that only the table takes, when a time is over."""

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


def site(name: str) -> int:
    """A building site: `"left above outer"`."""
    for column in sorted(COLUMNS, key=len, reverse=True):
        if name.startswith(column + " "):
            return place(COLUMNS[column], SITES[name.removeprefix(column + " ")])
    raise KeyError(name)


def middle(name: str) -> int:
    """The place of a settlement; or of a road: `"road to the far left"`."""
    if name.startswith("road to the "):
        return place(BEYOND[name.removeprefix("road to the ")][0], MIDDLE)
    return place(COLUMNS[name], MIDDLE)


def card(key: str) -> int:
    """A draw card."""
    return CARD_KEYS.index(key)


def keys(cards: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [CARD_KEYS[each] for each in cards]


def region_card(name: str) -> int:
    """A region card: `"hills 5"`; no two are alike."""
    return [f"{each.terrain} {each.number}" for each in REGIONS].index(name)


def amounts(**counts: int) -> tuple[int, ...]:
    """Goods by name."""
    assert set(counts) <= set(GOODS)
    return tuple(counts.get(good, 0) for good in GOODS)


@contextmanager
def refused(code: str) -> Iterator["pytest.ExceptionInfo[Refused]"]:
    """Expect what is done in here to be refused, with that code and in words."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert caught.value.text.endswith(".")
    assert caught.value.code == code


class Shuffles(Scripted):
    """Counts what is shuffled, and turns it round instead."""

    def __init__(self, **script: Any) -> None:
        super().__init__(**script)
        self.shuffled_lengths: list[int] = []

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        self.shuffled_lengths.append(len(items))
        return list(reversed(items))


class Table:
    """A game after its set-up: hands, regions and sites are empty, and RED is in the main phase of a later turn."""

    def __init__(self, profile: str = "1996", **settings: Any) -> None:
        chosen = {name.replace("_", "-"): value for name, value in settings.items()}
        config = game.configured({"profile": profile, "settings": chosen})
        # The sets come first, then the dice for the first turn.
        self.state, _ = game.new_game(config, Scripted(numbers=[0, 5, 0]))
        self.last: tuple[Event, ...] = ()
        for seat in SEATS:
            self._follows(game.default_action(self.state, seat, Scripted()))
        while not self.state.turn:
            (seat,) = game.deciding(self.state)
            self._follows(game.legal_actions(self.state, seat)[0])
        self._tops: dict[int, tuple[int, ...]] = {}
        self._only: set[int] = set()
        for seat in SEATS:
            self.state.hands[seat] = ()
            self.state.realms[seat].stored = dict.fromkeys(self.state.realms[seat].regions, 0)
        self._deal()
        self.main_phase(RED)

    def _follows(self, action: Action | None) -> None:
        assert action is not None
        self.state, self.last = game.play(self.state, action, Scripted())

    # Places

    def region(self, seat: int, name: str) -> int:
        """The place in a realm of the region of that terrain and number."""
        there = [
            at
            for at, each in self.state.realms[seat].regions.items()
            if f"{REGIONS[each].terrain} {self.state.numbers[each]}" == name
        ]
        assert len(there) == 1, f"{name!r} names {len(there)} regions"
        return there[0]

    def regions(self, seat: int, names: Sequence[str]) -> tuple[int, ...]:
        """Several of them."""
        return tuple(self.region(seat, name) for name in names)

    # Setting up a position

    def _deal(self) -> None:
        """Whatever is nowhere else lies in the stacks, as even as can be."""
        state = self.state
        left = Counter({each: printed.copies for each, printed in enumerate(CARDS)})
        left.subtract(state.out)
        for seat in SEATS:
            left.subtract(state.hands[seat])
            left.subtract(state.realms[seat].upgrades.values())
        for top in self._tops.values():
            left.subtract(top)
        short = [CARD_KEYS[each] for each, count in left.items() if count < 0]
        assert not short, f"there are not so many of {short}"
        stacks = [list(self._tops.get(number, ())) for number in range(STACKS)]
        open_stacks = [stack for number, stack in enumerate(stacks) if number not in self._only]
        for each in sorted(left.elements()):
            if open_stacks:
                min(open_stacks, key=len).append(each)
            else:
                state.out = (*state.out, each)
        state.stacks = [tuple(stack) for stack in stacks]
        state.holders = tokens(state)

    def hand(self, seat: int, *cards: str) -> None:
        """The hand is these cards, none of them new."""
        self.state.hands[seat] = tuple(map(card, cards))
        self._deal()

    def stack(self, number: int, *cards: str) -> None:
        """These cards lie on top of a draw stack."""
        self._tops[number] = tuple(map(card, cards))
        self._only.discard(number)
        self._deal()

    def stack_is(self, number: int, *cards: str) -> None:
        """A draw stack is these cards and no others."""
        self._tops[number] = tuple(map(card, cards))
        self._only.add(number)
        self._deal()

    def no_stacks(self) -> None:
        """All draw stacks are empty; the cards have left the game."""
        for number in range(STACKS):
            self._tops[number] = ()
            self._only.add(number)
        self._deal()

    def out(self, *cards: str) -> None:
        """These cards have left the game."""
        self.state.out = tuple(map(card, cards))
        self._deal()

    def built(self, seat: int, **cards: str) -> None:
        """Upgrades stand on these sites: `left_above="abbey"`."""
        for name, key in cards.items():
            self.state.realms[seat].upgrades[site(name.replace("_", " "))] = card(key)
        self._deal()

    def city(self, seat: int, *columns: str) -> None:
        """There are cities here."""
        for column in columns:
            self.state.realms[seat].row[middle(column)] = CITY
            roads, settlements, cities = self.state.left
            self.state.left = (roads, settlements, cities - 1)
        self._deal()

    def road(self, seat: int, column: str) -> None:
        """A road leads to the place of a later settlement."""
        self.state.realms[seat].row[place(BEYOND[column][0], MIDDLE)] = ROAD
        roads, settlements, cities = self.state.left
        self.state.left = (roads - 1, settlements, cities)

    def settled(self, seat: int, column: str, above: str, below: str) -> None:
        """A later settlement stands behind its road, with these two regions of the stack, empty."""
        self.road(seat, column)
        realm = self.state.realms[seat]
        realm.row[middle(column)] = SETTLEMENT
        roads, settlements, cities = self.state.left
        self.state.left = (roads, settlements - 1, cities)
        for row, name in ((ABOVE, above), (BELOW, below)):
            at, index = place(BEYOND[column][1], row), region_card(name)
            realm.regions[at], realm.stored[at] = index, 0
            self.state.regions = tuple(each for each in self.state.regions if each != index)
        self._deal()

    def region_stack(self, *names: str) -> None:
        """These regions are drawn next."""
        top = [region_card(name) for name in names]
        self.state.regions = (*top, *(each for each in self.state.regions if each not in top))

    def cards_left(self, roads: int = 7, settlements: int = 5, cities: int = 7) -> None:
        """So many cards of the middle row can still be built; the others are, it is said, elsewhere."""
        self.state.left = (roads, settlements, cities)

    def stores(self, seat: int, units: dict[str, int]) -> None:
        """The regions store so much, the others nothing."""
        realm = self.state.realms[seat]
        realm.stored = dict.fromkeys(realm.regions, 0)
        for name, count in units.items():
            realm.stored[self.region(seat, name)] = count

    def has(self, seat: int, **goods: int) -> None:
        """Of these goods a realm has so much, and nothing else; regions are filled from the left."""
        realm = self.state.realms[seat]
        realm.stored = dict.fromkeys(realm.regions, 0)
        for good, count in goods.items():
            for at, each in sorted(realm.regions.items()):
                if REGIONS[each].good == GOODS.index(good):
                    realm.stored[at] = min(3, count)
                    count -= realm.stored[at]
            assert not count, f"there is no room for so much {good}"

    def rich(self, *seats: int) -> None:
        """All regions are full."""
        for seat in seats:
            self.state.realms[seat].stored = dict.fromkeys(self.state.realms[seat].regions, 3)

    def events(self, *cards: str) -> None:
        """These event cards are turned next."""
        top = [EVENT_KEYS.index(each) for each in cards]
        rest = [each for each, printed in enumerate(EVENTS) for _ in range(printed.copies)]
        for each in top:
            rest.remove(each)
        self.state.events = (*top, *rest)

    def turn_is(self, number: int) -> None:
        """It is the turn of that number; the turns of RED are odd."""
        self.state.turn = number

    def main_phase(self, seat: int) -> None:
        """The seat has rolled, and event and production are over."""
        self.state.turn = LATER + seat
        self.state.current = seat
        self.state.dice = (0, 1)
        self.state.pending = (Play(seat),)

    def before_the_dice(self, seat: int) -> None:
        """It is the seat's turn, and the dice have not fallen."""
        self.main_phase(seat)
        self.state.pending = (Roll(seat),)

    # Acting

    def play(self, action: Action, chance: Chance | None = None) -> tuple[Event, ...]:
        """Act through the engine's front door, and see to it that no card is lost."""
        before = game.state_to_json(self.state)
        listed = game.legal_actions(self.state, action.seat)
        usual = _usual(action)
        try:
            after, events = game.play(self.state, action, chance or Scripted())
        except Refused:
            assert action not in listed, f"{action} is listed but refused"
            assert game.state_to_json(self.state) == before, "a refusal changed the game"
            raise
        assert usual in listed or isinstance(action, WRITTEN + THE_TABLES), (
            f"{action} is not listed"
        )
        assert game.state_to_json(self.state) == before, "play changed the state it was given"
        self.state, self.last = after, events
        self.balances()
        return events

    def may(self, action: Action) -> bool:
        """True if the action is legal now."""
        legal = game.why_not(self.state, action) is None
        if not isinstance(action, WRITTEN + THE_TABLES):
            assert legal == (action in game.legal_actions(self.state, action.seat))
        return legal

    def lapses(self, seat: int) -> None:
        """The seat's time has run out."""
        action = game.default_action(self.state, seat, Scripted())
        assert action is not None
        self.play(action)

    def rolls(
        self, seat: int, face: str, number: int, chance: Chance | None = None
    ) -> tuple[Event, ...]:
        """Both dice: a face of the event die and the production number."""
        dice = (EVENT_FACES.index(face) + 1, number)
        return self.play(RollDice(seat), chance or Scripted(dice=[dice]))

    def turns(self, seat: int, event: str, number: int = 1) -> tuple[Event, ...]:
        """The seat rolls the question mark and turns that event card."""
        self.before_the_dice(seat)
        self.events(event)
        return self.rolls(seat, "event-card", number)

    def ends_turn(self, seat: int) -> tuple[Event, ...]:
        return self.play(EndTurn(seat))

    def builds(self, seat: int, key: str, where: str, paid: Sequence[str] | None = None) -> None:
        self.play(BuildUpgrade(seat, card(key), site(where), self._places(seat, paid)))

    def builds_road(self, seat: int, to: str, paid: Sequence[str] | None = None) -> None:
        self.play(
            BuildRoad(seat, place(BEYOND.get(to, (12, 0))[0], MIDDLE), self._places(seat, paid))
        )

    def builds_settlement(self, seat: int, column: str, scout: bool = False) -> None:
        self.play(BuildSettlement(seat, middle(column), card("scout") if scout else None, None))

    def builds_city(self, seat: int, column: str) -> None:
        self.play(BuildCity(seat, middle(column), None))

    def lays(self, seat: int, above: str) -> None:
        self.play(LayRegions(seat, region_card(above)))

    def plays(self, seat: int, key: str) -> tuple[Event, ...]:
        return self.play(PlayCard(seat, card(key)))

    def names(self, seat: int, number: int) -> None:
        self.play(NameNumber(seat, number))

    def answers(self, seat: int, key: str | None) -> None:
        self.play(AnswerAttack(seat, None if key is None else card(key)))

    def window_closes(self, number: int) -> tuple[Event, ...]:
        """The time for an answer is over, and the attack rolls that number."""
        due = self.state.pending[-1]
        return self.play(CloseWindow(due.seat), Scripted(numbers=[number - 1]))

    def attacks(self, seat: int, key: str, number: int, answer: str | None = None) -> None:
        """A whole attack, up to what its winner may choose; nobody is asked where no answer can exist."""
        self.play(PlayCard(seat, card(key)), Scripted(numbers=[number - 1]))
        if not isinstance(self.due(), Answer):
            assert answer is None, "nobody is asked for an answer"
            return
        if answer is not None:
            self.answers(1 - seat, answer)
        self.window_closes(number)

    def returns(self, seat: int, where: str) -> None:
        self.play(Return(seat, site(where)))

    def gains(self, seat: int, name: str) -> None:
        self.play(Gain(seat, self.region(seat, name)))

    def loses(self, seat: int, name: str) -> None:
        self.play(Lose(seat, self.region(seat, name)))

    def takes(self, seat: int, good: str, into: str | None = None) -> None:
        self.play(Take(seat, GOODS.index(good), None if into is None else self.region(seat, into)))

    def gives_back(self, seat: int, name: str) -> None:
        self.play(GiveBack(seat, self.region(seat, name)))

    def swaps(self, seat: int, name: str, into: str) -> None:
        self.play(Swap(seat, self.region(seat, name), self.region(seat, into)))

    def trades(
        self,
        seat: int,
        give: str,
        get: str,
        paid: Sequence[str] | None = None,
        into: str | None = None,
    ) -> None:
        self.play(
            TradeWithSupply(
                seat,
                GOODS.index(give),
                GOODS.index(get),
                self._places(seat, paid),
                None if into is None else self.region(seat, into),
            )
        )

    def offers(
        self,
        seat: int,
        give: tuple[int, ...],
        get: tuple[int, ...],
        paid: Sequence[str] | None = None,
        into: Sequence[str] | None = None,
    ) -> int:
        self.play(OfferTrade(seat, give, get, self._places(seat, paid), self._places(seat, into)))
        return self.happened(TradeOffered)[-1].offer

    def accepts(
        self,
        seat: int,
        offer: int,
        paid: Sequence[str] | None = None,
        into: Sequence[str] | None = None,
    ) -> None:
        self.play(AcceptOffer(seat, offer, self._places(seat, paid), self._places(seat, into)))

    def declines(self, seat: int, offer: int) -> None:
        self.play(DeclineOffer(seat, offer))

    def withdraws(self, seat: int, offer: int) -> None:
        self.play(WithdrawOffer(seat, offer))

    def draws(self, seat: int, stack: int) -> None:
        self.play(DrawCard(seat, stack))

    def looks_through(self, seat: int, stack: int, paid: Sequence[str] | None = None) -> None:
        self.play(LookThrough(seat, stack, self._places(seat, paid)))

    def takes_card(self, seat: int, position: int) -> None:
        self.play(TakeCard(seat, position))

    def takes_from_hand(self, seat: int, key: str) -> None:
        self.play(TakeFromHand(seat, card(key)))

    def puts_under(self, seat: int, key: str, stack: int) -> None:
        self.play(PutUnder(seat, card(key), stack))

    def exchanges(self, seat: int, key: str, stack: int) -> None:
        self.play(Exchange(seat, card(key), stack))

    def buries(self, seat: int, key: str, stack: int) -> None:
        self.play(Bury(seat, card(key), stack))

    def _places(self, seat: int, names: Sequence[str] | None) -> tuple[int, ...] | None:
        return None if names is None else self.regions(seat, names)

    # Asking

    def balances(self) -> None:
        """All draw cards, event cards and regions are there, regions hold 0 to 3, and the tokens lie where they belong."""
        state = self.state
        held = Counter(state.out)
        for seat in SEATS:
            held.update(state.hands[seat])
            held.update(state.realms[seat].upgrades.values())
            assert all(0 <= units <= 3 for units in state.realms[seat].stored.values())
        for stack in state.stacks:
            held.update(stack)
        assert held == Counter({each: printed.copies for each, printed in enumerate(CARDS)})
        assert len(state.events) == 10
        assert state.holders == tokens(state)

    def legal(self, seat: int, kind: type[A]) -> list[A]:
        """The listed actions of a seat, of one kind."""
        return [
            action for action in game.legal_actions(self.state, seat) if isinstance(action, kind)
        ]

    def kinds(self, seat: int) -> set[str]:
        """The names of what a seat may do now, listed or not."""
        return {type(action).__name__ for action in game.legal_actions(self.state, seat)} | {
            form["type"] for form in game.forms(self.state, seat)
        }

    def deciding(self) -> tuple[int, ...]:
        return game.deciding(self.state)

    def due(self) -> Decision:
        """The decision to be made."""
        return self.state.pending[-1]

    def waits_for(self, seat: int) -> str:
        """The kind of decision that this seat must make now."""
        due = self.due()
        assert self.deciding() == (seat,)
        return type(due).__name__

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind in the last action."""
        return [event for event in self.last if isinstance(event, kind)]

    def told(self, viewer: int | None) -> list[dict[str, Any]]:
        """The last action's events as a viewer is told of them."""
        return [game.event_to_json(event, self.state, viewer) for event in self.last]

    def view(self, viewer: int | None) -> dict[str, Any]:
        return game.view_for(self.state, viewer)

    def seat_view(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        """The viewer's knowledge of a seat."""
        seen: dict[str, Any] = self.view(viewer)["seats"][str(seat)]
        return seen

    def points(self, seat: int) -> int:
        return game.points(self.state)[seat]

    def in_hand(self, seat: int) -> list[str]:
        """The hand, sorted."""
        return sorted(keys(self.state.hands[seat]))

    def in_stack(self, number: int) -> list[str]:
        """A draw stack from the top."""
        return keys(self.state.stacks[number])

    def gone(self) -> list[str]:
        """The cards that have left the game."""
        return keys(self.state.out)

    def standing(self, seat: int) -> dict[int, str]:
        """The upgrades of a realm, by place."""
        return {at: CARD_KEYS[each] for at, each in self.state.realms[seat].upgrades.items()}

    def stored(self, seat: int) -> dict[str, int]:
        """The goods that the regions store, without empty ones."""
        realm = self.state.realms[seat]
        return {
            f"{REGIONS[each].terrain} {self.state.numbers[each]}": realm.stored[at]
            for at, each in realm.regions.items()
            if realm.stored[at]
        }

    def goods(self, seat: int) -> dict[str, int]:
        """The goods of a realm, by kind."""
        seen: dict[str, int] = self.seat_view(seat)["goods"]
        return seen

    def holder(self, token: str) -> int | None:
        """The holder of the knight's or the mill's token."""
        lying = self.view(None)["tokens"].get(token)
        return None if lying is None else lying["seat"]


def _usual(action: Action) -> Action:
    """The same action without naming regions, as it is listed."""
    named: dict[str, Any] = {each.name: None for each in fields(action) if each.name == "paid"}
    if isinstance(action, Take | TradeWithSupply | AcceptOffer):
        named["into"] = None
    return replace(action, **named) if named else action


def tokens(state: State) -> list[int]:
    """The seats that should have the knight's and the mill's token, by what is printed on the cards."""
    strength, commerce, has_city = [], [], []
    for seat in SEATS:
        standing = [CARDS[each] for each in state.realms[seat].upgrades.values()]
        built = [each.key for each in standing]
        knights = sum(key.startswith("knight-") for key in built)
        fleets = sum(key.startswith("fleet-") for key in built)
        strength.append(sum(each.strength for each in standing) + ("smithy" in built) * knights)
        mills = sum(each.commerce for each in standing) + ("harbor" in built) * fleets
        if "harbor" in built and not state.rules.harbor_counts_itself:
            mills -= 1
        commerce.append(mills)
        has_city.append(CITY in state.realms[seat].row.values())
    if settings_of(state.config)["mill-without-city"] == "counts-nothing":
        commerce = [mills * city for mills, city in zip(commerce, has_city, strict=True)]
    miller = _most(commerce)
    if miller != NOBODY and not has_city[miller]:
        miller = NOBODY
    return [_most(strength), miller]


def _most(points: list[int]) -> int:
    return NOBODY if points[RED] == points[BLUE] else points.index(max(points))
