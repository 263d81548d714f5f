"""The easy bot: it builds what is worth most, trades for what that lacks, plays its action cards, and answers attacks."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.card_game.bots.position import Position, Rng, lacking, spare, worth
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
    DeclineOffer,
    Demolish,
    DrawCard,
    EndTurn,
    Exchange,
    Gain,
    GiveBack,
    LookThrough,
    Lose,
    NameNumber,
    PlayCard,
    PutUnder,
    Return,
    RollDice,
    Swap,
    Take,
    TakeCard,
    TakeFromHand,
    TakeNoMore,
    TakeNothing,
    TradeWithSupply,
)
from engine.card_game.core.cards import CARD_KEYS, CARDS, Card
from engine.card_game.core.grid import INNER_SITES, regions_beside, row_of
from engine.card_game.core.names import CAPACITY, GOODS, NO_GOODS, ORE, WOOL, Amounts, Good, Place
from engine.card_game.core.view_types import Form

ENOUGH_TO_SEARCH: Final = 9
"""Units that are stored before any are spent on a look through a stack."""
A_LITTLE: Final = 0.01
FREE_OF_CHARGE: Final = 20.0
"""Use of an action card, which waits for its moment and costs nothing then."""


def decide(position: Position, legal: list[Action], forms: list[Form], rng: Rng) -> Action | None:
    """An action, or None to wait."""
    if "answer" in position.own:
        return None
    for form in forms:
        if form["type"] == "ArrangeRegions":
            return ArrangeRegions(position.seat, tuple(form["regions"]))
    if not legal:
        return None
    wish = wanted(position)
    rated = [(rate(position, action, wish) + A_LITTLE * rng.random(), action) for action in legal]
    return max(rated, key=lambda each: each[0])[1]


def wanted(position: Position) -> Amounts:
    """The cost of what is saved for: worth much, and lacking little."""
    wishes = [
        (value - 2.5 * lacking(position.goods, cost), cost) for value, cost in position.wishes()
    ]
    return max(wishes, default=(0.0, NO_GOODS))[1]


def rate(position: Position, action: Action, wish: Amounts) -> float:
    """The worth of an action now, in the unit of `worth`; ending the turn is worth zero."""
    rating = RATINGS.get(type(action))
    return 0.0 if rating is None else rating(position, action, wish)


def need(position: Position, good: Good, wish: Amounts) -> float:
    """The worth of one more unit of a good."""
    missing = wish[good] - position.goods[good]
    return 3.0 if missing > 0 else 1.0 - 0.2 * position.goods[good]


def _city(position: Position, action: BuildCity, wish: Amounts) -> float:
    return 12.0


def _settlement(position: Position, action: BuildSettlement, wish: Amounts) -> float:
    return 14.0 if action.scout is None else 14.5


def _road(position: Position, action: BuildRoad, wish: Amounts) -> float:
    """Only where a settlement can follow, and not before one is behind every road."""
    if not position.view["supply"]["row"]["settlement"]:
        return -1.0
    ends = [kind for _, kind in sorted((int(at), k) for at, k in position.realm["row"].items())]
    return -1.0 if "road" in (ends[0], ends[-1]) else 9.0


def _upgrade(position: Position, action: BuildUpgrade, wish: Amounts) -> float:
    """Place what doubles or hides beside the regions that it serves."""
    printed = CARDS[action.card]
    value = worth(action.card)
    if printed.doubles is not None:
        value += 4.0 * sum(
            position.good_at(at) == printed.doubles for at in beside(position, action.place)
        )
        value -= 5.0
    if printed.family == "territory" and row_of(action.place) not in INNER_SITES:
        value -= 1.0  # the outer sites are kept for what only cities can have
    return value


def beside(position: Position, site: Place) -> list[Place]:
    """The own regions beside a site."""
    return [at for at in regions_beside(site) if str(at) in position.realm["regions"]]


def _trade(position: Position, action: TradeWithSupply, wish: Amounts) -> float:
    """The worth of a trade: for a good that is lacking, out of what is spare."""
    count = position.own["rates"][GOODS[action.give]]
    if spare(position.goods, wish)[action.give] < count:
        return -1.0
    if wish[action.get] > position.goods[action.get]:
        return 4.0 - 0.5 * count
    in_danger = position.own["counted"] > position.view["robbers"]
    return 0.5 if in_danger and action.give in (ORE, WOOL) else -1.0


def _play(position: Position, action: PlayCard, wish: Amounts) -> float:
    return worth(action.card)


def _gain(position: Position, action: Gain, wish: Amounts) -> float:
    return need(position, position.good_at(action.place), wish)


def _lose(position: Position, action: Lose | GiveBack, wish: Amounts) -> float:
    region = position.region(action.place)
    return region["stored"] - need(position, position.good_at(action.place), wish)


def _take(position: Position, action: Take, wish: Amounts) -> float:
    return 1.0 + need(position, action.good, wish)


def _swap(position: Position, action: Swap, wish: Amounts) -> float:
    return need(position, position.good_at(action.into), wish) - need(
        position, position.good_at(action.place), wish
    )


def _return(position: Position, action: Return, wish: Amounts) -> float:
    card = CARD_KEYS.index(position.their_realm["upgrades"][str(action.place)])
    return worth(card) + 0.5 * sum(CARDS[card].cost)


def _number(position: Position, action: NameNumber, wish: Amounts) -> float:
    """The yield of the number for this seat, less half of what it brings the opponent."""
    own = _yield(position.realm["regions"], action.number)
    return own - 0.5 * _yield(position.their_realm["regions"], action.number)


def _yield(regions: Mapping[str, Any], number: int) -> int:
    return sum(
        min(CAPACITY - region["stored"], 2 if "twice" in region else 1)
        for region in regions.values()
        if region["number"] == number
    )


def _card_in_stack(position: Position, action: TakeCard, wish: Amounts) -> float:
    card = CARD_KEYS.index(position.own["looking"][action.position])
    usable = CARDS[card].family != "city" or position.has_city()
    return worth(card) if usable else 0.6 * worth(card)


def _look(position: Position, action: LookThrough, wish: Amounts) -> float:
    """Free looks always; paid ones only with plenty of goods."""
    if position.waiting == "ChooseStack":
        return 1.0
    return 1.0 if sum(position.goods) >= ENOUGH_TO_SEARCH else -2.0


def _under(position: Position, action: PutUnder, wish: Amounts) -> float:
    return -worth(action.card)


def _exchange(position: Position, action: Exchange, wish: Amounts) -> float:
    """Rather than end the turn, and after everything else: of the hand, the card that is of least use soon."""
    return 0.3 - 0.01 * _use_soon(position, action.card)


def _use_soon(position: Position, card: Card) -> float:
    """Worth of a card in the hand, less what is missing to build it."""
    printed = CARDS[card]
    if not printed.is_upgrade:
        return FREE_OF_CHARGE
    unusable = 6.0 if printed.family == "city" and not position.has_city() else 0.0
    return worth(card) - 4.0 * lacking(position.goods, printed.cost) - unusable


def _bury(position: Position, action: Bury, wish: Amounts) -> float:
    return worth(action.card)


def _from_hand(position: Position, action: TakeFromHand, wish: Amounts) -> float:
    return worth(action.card)


def _answer(position: Position, action: AnswerAttack, wish: Amounts) -> float:
    return 0.0 if action.card is None else 5.0


def _accept(position: Position, action: AcceptOffer, wish: Amounts) -> float:
    """An offer that brings more than it takes."""
    (offer,) = (each for each in position.view["offers"] if each["id"] == action.offer)
    gets, gives = offer["give"], offer["get"]
    gain = sum(need(position, GOODS.index(good), wish) * units for good, units in gets.items())
    price = sum(need(position, GOODS.index(good), wish) * units for good, units in gives.items())
    return 6.0 if gain > 1.2 * price else -1.0


def _constant(value: float) -> "Callable[[Position, Any, Amounts], float]":
    return lambda position, action, wish: value


RATINGS: Final[Mapping[type[Action], Callable[[Position, Any, Amounts], float]]] = {
    AcceptOffer: _accept,
    AnswerAttack: _answer,
    BuildCity: _city,
    BuildRoad: _road,
    BuildSettlement: _settlement,
    BuildUpgrade: _upgrade,
    Bury: _bury,
    DeclineOffer: _constant(3.0),
    Demolish: _constant(-9.0),
    DrawCard: _constant(0.0),
    EndTurn: _constant(0.0),
    Exchange: _exchange,
    Gain: _gain,
    GiveBack: _lose,
    LookThrough: _look,
    Lose: _lose,
    NameNumber: _number,
    PlayCard: _play,
    PutUnder: _under,
    Return: _return,
    RollDice: _constant(0.0),
    Swap: _swap,
    Take: _take,
    TakeCard: _card_in_stack,
    TakeFromHand: _from_hand,
    TakeNoMore: _constant(0.5),
    TakeNothing: _constant(0.0),
    TradeWithSupply: _trade,
}
"""Actions of other kinds are worth nothing."""
