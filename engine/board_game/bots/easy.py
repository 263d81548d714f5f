"""The easy bot: quick heuristics and friendly mistakes. It plays to win, trades fairly, and offers once a turn."""

from collections.abc import Mapping
from typing import Any

from engine.board_game.bots.choices import (
    PLACED_WAYS,
    ROBBERIES,
    WAYS,
    Lead,
    When,
    as_a_road_does,
    asks,
    chosen,
    saves_for,
)
from engine.board_game.bots.legal import Legal, best
from engine.board_game.bots.position import Position
from engine.board_game.bots.view_reading import WEIGHTS, Rng
from engine.board_game.core import actions as do
from engine.board_game.core.actions import Action
from engine.board_game.core.names import NO_CARDS, RESOURCES, Cards, Seat, five
from engine.board_game.core.view_types import Forms

NEARLY_WON = 2
"""Nobody trades with a player this close to the goal."""


def decide(
    position: Position, legal: Legal, forms: Forms, rng: Rng, patient: bool
) -> Action | None:
    """One action out of what is legal."""
    for form in forms:
        if form["type"] == "Discard":
            return discard(position, form["count"])
    due = chosen(When.DUE, position, legal)
    if due is not None:
        return due
    own = [kind for kind in legal.kinds if not _is_for_others(kind)]
    if not own or (own[0] is do.WithdrawOffer and position.seat != position.view["turn"]["seat"]):
        return answer(position, legal) or chosen(When.MEANWHILE, position, legal)
    for step in (_place, answer, _settle_own_offers, _move_robber):
        action = step(position, legal)
        if action is not None:
            return action
    if patient and _waiting_for_answers(position):
        return None
    return legal.one(do.WithdrawOffer) or _play(position, legal, forms, rng)


def _is_for_others(kind: type[Action]) -> bool:
    """Return whether the action may be taken while somebody else decides."""
    return kind in (do.AcceptOffer, do.DeclineOffer) or asks(When.MEANWHILE, kind)


# --- pieces


def _place(position: Position, legal: Legal) -> Action | None:
    return best(
        legal.of(do.PlaceSettlement), lambda action: position.worth(action.intersection)
    ) or _best_way(position, legal, (do.PlaceRoad, do.PlaceFreeRoad), PLACED_WAYS)


def _build(position: Position, legal: Legal, plan: str) -> Action | None:
    city = best(legal.of(do.BuildCity), lambda action: position.worth(action.intersection))
    settlement = best(
        legal.of(do.BuildSettlement), lambda action: position.worth(action.intersection)
    )
    if settlement or city:
        return settlement or city
    if plan in position.ways_on:
        way: Action | None = _longer_road(position, legal, by_land=plan == "road")
        return way
    if plan == "development_card":
        return legal.one(do.BuyDevelopmentCard)
    return None


def _longer_road(position: Position, legal: Legal, by_land: bool = True) -> Any:
    """The road, or what is built like one, that leads to the best place; a road where it is as good, since it costs least."""
    return _best_way(position, legal, (do.BuildRoad,) if by_land else (), WAYS)


def _best_way(
    position: Position, legal: Legal, roads: tuple[type[Any], ...], others: Mapping[type[Any], Lead]
) -> Any:
    return best(
        legal.of_all((*roads, *others)),
        lambda way: others.get(type(way), as_a_road_does)(position, way.path),
    )


def _spend_before_a_seven(position: Position, legal: Legal, plan: str) -> Action | None:
    """With a hand that a seven would halve, anything useful is better than waiting."""
    if sum(position.hand) <= position.view["hand_limit"]:
        return None
    for card in legal.of(do.BuyDevelopmentCard):
        return card
    way = _longer_road(position, legal)
    lead = WAYS.get(type(way), as_a_road_does)
    leads_on: Action | None = way if way and lead(position, way.path) > 0 else None
    return leads_on


# --- the turn


def _play(position: Position, legal: Legal, forms: Forms, rng: Rng) -> Action | None:
    plan = saves_for(position, legal)
    roll = legal.one(do.RollDice)
    card = chosen(When.CARD, position, legal) or _card_to_play(
        position, legal, plan, rolled=roll is None
    )
    if card is not None:
        return card
    if roll is not None:
        return chosen(When.BEFORE_THE_ROLL, position, legal) or roll
    return (
        _build(position, legal, plan)
        or _trade_with_supply(position, legal, plan)
        or chosen(When.LEFT_OVER, position, legal)
        or _offer(position, forms, plan, rng)
        or _spend_before_a_seven(position, legal, plan)
        or legal.one(do.EndTurn, do.Pass)
        or legal.one(*legal.kinds)
    )


def _card_to_play(position: Position, legal: Legal, plan: str, rolled: bool) -> Action | None:
    for knight in legal.of(do.PlayKnight):
        if position.robber >= 0 and position.blocked_income(position.robber).get(position.seat):
            return knight
        if rolled and not legal.of(do.BuildCity) and not legal.of(do.BuildSettlement):
            return knight
    if not rolled:
        return None
    for roads in legal.of(do.PlayRoadBuilding):
        if not position.spots:
            return roads
    missing = position.missing(plan)
    if 0 < sum(missing) <= 2:
        wanted = tuple(sorted(kind for kind in range(5) for _ in range(missing[kind])))
        for plenty in legal.of(do.PlayYearOfPlenty):
            chosen = (plenty.first, plenty.second)
            if chosen == wanted or (len(wanted) == 1 and wanted[0] in chosen):
                return plenty
    held_by_others = sum(position.view["seats"][str(seat)]["cards"] for seat in position.others)
    if sum(missing) >= 2 and held_by_others >= 8:
        wanted_most = position.most_wanted(plan)
        return next(
            (play for play in legal.of(do.PlayMonopoly) if play.resource == wanted_most), None
        )
    return None


def _trade_with_supply(position: Position, legal: Legal, plan: str) -> Action | None:
    missing, spare = position.missing(plan), position.spare(plan)
    useful = [
        trade
        for trade in legal.of(do.TradeWithSupply)
        if missing[trade.get] and spare[trade.give] >= position.rates[trade.give]
    ]
    return best(useful, lambda trade: spare[trade.give] - position.rates[trade.give])


def _move_robber(position: Position, legal: Legal) -> Action | None:
    def harm(move: Any) -> float:
        if isinstance(move, do.MoveRobber):
            lost = position.blocked_income(move.hex)
        else:
            lost = ROBBERIES[type(move)](position, move)
        value = -3.0 * lost.pop(position.seat, 0)
        value += sum(pips * position.threat(seat) for seat, pips in lost.items())
        return value + (2 * position.threat(move.victim) if move.victim is not None else 0)

    return best(legal.of_all((do.MoveRobber, *ROBBERIES)), harm)


# --- discards


def discard(position: Position, count: int) -> Action:
    """Gives up what the plan needs least, the most plentiful first."""
    plan = position.plan()
    cost = position.view["costs"][plan]
    kept = [min(position.hand[kind], cost.get(name, 0)) for kind, name in enumerate(RESOURCES)]
    given = [0] * 5
    for _ in range(count):
        left = [position.hand[kind] - given[kind] for kind in range(5)]
        kind = max(
            (kind for kind in range(5) if left[kind]),
            key=lambda kind: (left[kind] - kept[kind], left[kind]),
        )
        given[kind] += 1
    return do.Discard(position.seat, five(given))


# --- trading with people


def _gain(position: Position, get: dict[str, int], give: dict[str, int]) -> float:
    """The worth of a trade: cards that the plan lacks count double, cards that it needs cost double."""
    plan = position.plan()
    missing, spare = position.missing(plan), position.spare(plan)
    gain = 0.0
    for name, count in get.items():
        kind = RESOURCES.index(name)
        needed = min(count, missing[kind])
        gain += WEIGHTS[kind] * (count + needed)
    for name, count in give.items():
        kind = RESOURCES.index(name)
        from_spare = min(count, spare[kind])
        gain -= WEIGHTS[kind] * (0.9 * from_spare + 2.2 * (count - from_spare))
    return gain


def _may_trade_with(position: Position, seat: Seat) -> bool:
    points: int = position.view["seats"][str(seat)]["points"]
    return points < position.goal - NEARLY_WON


def answer(position: Position, legal: Legal) -> Action | None:
    """Yes to what helps, no to the rest; each offer once."""
    for accept in legal.of(do.AcceptOffer):
        offer = position.view["offers"][str(accept.offer)]
        if str(position.seat) in offer["answers"]:
            continue
        if (
            _may_trade_with(position, offer["from"])
            and _gain(position, offer["give"], offer["get"]) > 0
        ):
            return accept
    for decline in legal.of(do.DeclineOffer):
        if str(position.seat) not in position.view["offers"][str(decline.offer)]["answers"]:
            return decline
    return None


def _settle_own_offers(position: Position, legal: Legal) -> Action | None:
    fair = [
        confirm
        for confirm in legal.of(do.ConfirmTrade)
        if _may_trade_with(position, confirm.partner)
    ]
    return best(fair, lambda confirm: -position.threat(confirm.partner))


def _waiting_for_answers(position: Position) -> bool:
    return any(
        offer["from"] == position.seat and len(offer["answers"]) < len(offer["to"])
        for offer in position.view["offers"].values()
    )


def _offer(position: Position, forms: Forms, plan: str, rng: Rng) -> Action | None:
    """An offer of one card to spare for one that is missing, to everyone who is not about to win; some turns there is none."""
    form = next((form for form in forms if form["type"] == "OfferTrade"), None)
    missing, spare = position.missing(plan), position.spare(plan)
    if (
        form is None
        or sum(missing) != 1
        or not any(spare)
        or _offered_this_turn(position)
        or rng.random() < 0.3
    ):
        return None
    partners = tuple(
        seat
        for seat in form["to"]
        if _may_trade_with(position, seat) and position.view["seats"][str(seat)]["cards"]
    )
    if not partners:
        return None
    give = max(range(5), key=lambda kind: (spare[kind], position.income[kind]))
    return do.OfferTrade(position.seat, _one(give), _one(position.most_wanted(plan)), partners)


def _offered_this_turn(position: Position) -> bool:
    return bool(position.view["turn"].get("offered", {}).get(str(position.seat)))


def _one(kind: int) -> Cards:
    cards = list(NO_CARDS)
    cards[kind] = 1
    return five(cards)
