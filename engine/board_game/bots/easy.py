"""The easy bot: quick heuristics and friendly mistakes. It plays to win, trades fairly, and offers once a turn."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import WEIGHTS, Luck, Position
from engine.board_game.core import actions as do
from engine.board_game.core.actions import Action
from engine.board_game.core.names import NO_CARDS, RESOURCES, Cards, Seat, five
from engine.board_game.core.views import Forms

A = TypeVar("A", bound=Action)

FOR_OTHERS = (do.AcceptOffer, do.DeclineOffer, do.RaiseFlag, do.LowerFlag)
"""What one may do while somebody else decides."""
WORTH_A_TOKEN = 3
"""Pips under the robber that a trade token buys back."""
NEARLY_WON = 2
"""Nobody trades with a player this close to the goal."""


def decide(
    position: Position, legal: Legal, forms: Forms, rng: Luck, patient: bool
) -> Action | None:
    """One action out of what is legal."""
    for form in forms:
        if form["type"] == "Discard":
            return discard(position, form["count"])
    for let in legal.of(do.LetRobberStand):
        return _answer_robber(position, legal) or let
    own = [kind for kind in legal.kinds if kind not in FOR_OTHERS]
    if not own or (own[0] is do.WithdrawOffer and position.seat != position.view["turn"]["seat"]):
        return answer(position, legal) or raise_flag(position, legal)
    for step in (
        _place,
        _settle_for_neutrals,
        _lay_roads_for_neutrals,
        _give_in_return,
        _answer_proposals,
        _settle_own_offers,
        _move_robber,
    ):
        action = step(position, legal)
        if action is not None:
            return action
    if patient and _waiting_for_answers(position):
        return None
    return legal.one(do.WithdrawOffer) or _play(position, legal, forms, rng)


def _best(actions: list[A], value: Callable[[A], float]) -> A | None:
    return max(actions, key=value) if actions else None


# --- pieces


def _place(position: Position, legal: Legal) -> Action | None:
    return (
        _best(legal.of(do.PlaceSettlement), lambda action: position.worth(action.intersection))
        or _best(legal.of(do.PlaceRoad), lambda action: position.promise(action.path))
        or _best(legal.of(do.PlaceFreeRoad), lambda action: position.promise(action.path))
    )


def _settle_for_neutrals(position: Position, legal: Legal) -> Action | None:
    """Where it is in the others' way rather than in one's own."""
    return _best(
        legal.of(do.PlaceNeutralSettlement), lambda action: -position.loss(action.intersection)
    )


def _lay_roads_for_neutrals(position: Position, legal: Legal) -> Action | None:
    """Likewise; for whoever has the shorter road, unless that takes the longest road from somebody else, and never where
    it may take it from me."""
    roads = legal.of(do.PlaceNeutralRoad)
    if not roads:
        return None
    holder = position.view.get("longest_road")
    held: int = position.view["seats"].get(str(holder), {"road": 99})["road"]

    def in_the_way(action: do.PlaceNeutralRoad) -> float:
        length: int = position.view["neutrals"][str(action.neutral)]["road"]
        ends = position.geometry.ends[action.path]
        mine = sum(position.reach(end, position.seat) for end in ends)
        theirs = sum(position.reach(end, other) for other in position.others for end in ends)
        award = 0 if length + 1 <= held else -5 if holder == position.seat else 3
        return theirs - mine - length / 2 + award

    return _best(roads, in_the_way)


def _build(position: Position, legal: Legal, plan: str) -> Action | None:
    city = _best(legal.of(do.BuildCity), lambda action: position.worth(action.intersection))
    settlement = _best(
        legal.of(do.BuildSettlement), lambda action: position.worth(action.intersection)
    )
    if settlement or city:
        return settlement or city
    if plan == "road":
        return _longer_road(position, legal)
    if plan == "development_card":
        return legal.one(do.BuyDevelopmentCard)
    return None


def _longer_road(position: Position, legal: Legal) -> do.BuildRoad | do.BuildBridge | None:
    """The road or bridge that leads to the best place; a bridge only where it is better, since it costs more."""
    ways: list[do.BuildRoad | do.BuildBridge]
    ways = [*legal.of(do.BuildRoad), *legal.of(do.BuildBridge)]
    return _best(ways, lambda action: position.promise(action.path))


def _spend_before_a_seven(position: Position, legal: Legal, plan: str) -> Action | None:
    """With a hand that a seven would halve, anything useful is better than waiting."""
    if sum(position.hand) <= position.view["hand_limit"]:
        return None
    for card in legal.of(do.BuyDevelopmentCard):
        return card
    road = _longer_road(position, legal)
    return road if road is not None and position.promise(road.path) > 0 else None


def raise_flag(position: Position, legal: Legal) -> Action | None:
    """If there is something to build with the cards in hand."""
    flag = legal.one(do.RaiseFlag)
    return flag if flag is not None and position.could_build() else None


# --- the turn


def _play(position: Position, legal: Legal, forms: Forms, rng: Luck) -> Action | None:
    plan = position.plan()
    if plan == "city" and not any(position.missing(plan)) and not legal.of(do.BuildCity):
        plan = position.plan(besides="city")
    roll = legal.one(do.RollDice)
    card = _card_to_play(position, legal, plan, rolled=roll is None)
    if card is not None:
        return card
    if roll is not None:
        return _way_to_the_desert(position, legal) or roll
    return (
        _build(position, legal, plan)
        or _trade_with_supply(position, legal, plan)
        or _knight_for_tokens(position, legal)
        or _forced_trade(position, legal, plan)
        or _offer(position, forms, plan, rng)
        or _spend_before_a_seven(position, legal, plan)
        or legal.one(do.EndTurn, do.Pass)
        or legal.one(*legal.kinds)
    )


def _card_to_play(position: Position, legal: Legal, plan: str, rolled: bool) -> Action | None:
    for point in legal.of(do.PlayVictoryPoint):
        if rolled or position.me["total"] + 1 >= position.goal:
            return point
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
    return _best(useful, lambda trade: spare[trade.give] - position.rates[trade.give])


def _move_robber(position: Position, legal: Legal) -> Action | None:
    def harm(move: do.MoveRobber | do.MoveRobberToHarbor) -> float:
        if isinstance(move, do.MoveRobber):
            lost = position.blocked_income(move.hex)
        else:
            lost = position.blocked_trade(move.harbor)
        value = -3.0 * lost.pop(position.seat, 0)
        value += sum(pips * position.threat(seat) for seat, pips in lost.items())
        return value + (2 * position.threat(move.victim) if move.victim is not None else 0)

    moves: list[do.MoveRobber | do.MoveRobberToHarbor] = [
        *legal.of(do.MoveRobber),
        *legal.of(do.MoveRobberToHarbor),
    ]
    return _best(moves, harm)


def _answer_robber(position: Position, legal: Legal) -> Action | None:
    """A knight, if the robber would take from me or stands where I produce."""
    due = position.view["waiting"][str(position.seat)]
    mine = position.robber >= 0 and position.blocked_income(position.robber).get(position.seat)
    if due.get("victim") == position.seat or mine:
        return legal.one(do.PlayKnight)
    return None


# --- trade tokens


def _tokens(position: Position) -> tuple[int, int]:
    """What I hold, and what an action costs me."""
    option: dict[str, Any] = position.view["options"]["two-players"]
    return option["tokens"][str(position.seat)], option["prices"][str(position.seat)]


def _way_to_the_desert(position: Position, legal: Legal) -> Action | None:
    """Before the roll, if the robber sits on a hex of mine that is worth it and hurts nobody else more."""
    for send in legal.of(do.SendRobberToDesert):
        lost = position.blocked_income(position.robber)
        mine = lost.pop(position.seat, 0)
        if mine >= WORTH_A_TOKEN * _tokens(position)[1] and mine > sum(lost.values()):
            return send
    return None


def _forced_trade(position: Position, legal: Legal, plan: str) -> Action | None:
    """With cards to spare, when few are missing and the other hand may have them; one token is kept for the robber."""
    for force in legal.of(do.ForceTrade):
        held, price = _tokens(position)
        theirs = min(position.view["seats"][str(other)]["cards"] for other in position.others)
        if (
            held > price
            and 0 < sum(position.missing(plan)) <= 2 <= sum(position.spare(plan))
            and theirs >= 2
        ):
            return force
    return None


def _knight_for_tokens(position: Position, legal: Legal) -> Action | None:
    """When tokens run out, a knight that the largest army does not need."""
    for discard_knight in legal.of(do.DiscardKnight):
        knights = position.me["played"]["knight"]
        theirs = max(
            position.view["seats"][str(other)]["played"].get("knight", 0)
            for other in position.others
        )
        holds_army = position.view.get("largest_army") == position.seat
        if _tokens(position)[0] <= 1 and (
            knights > max(theirs, 3) if holds_army else knights + 1 < max(theirs, 3)
        ):
            return discard_knight
    return None


def _give_in_return(position: Position, legal: Legal) -> Action | None:
    """What the plan needs least."""
    gifts = legal.of(do.GiveInReturn)
    if not gifts:
        return None
    cost = position.view["costs"][position.plan()]

    def kept(action: do.GiveInReturn) -> float:
        left: list[int] = [
            held - given for held, given in zip(position.hand, action.cards, strict=True)
        ]
        needed: int = sum(min(left[kind], cost.get(name, 0)) for kind, name in enumerate(RESOURCES))
        return needed + 0.1 * sum(map(bool, left)) - 0.01 * max(left)

    return _best(gifts, kept)


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
    """What a trade is worth: cards that the plan lacks count double, cards that it needs cost double."""
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


def _answer_proposals(position: Position, legal: Legal) -> Action | None:
    return answer(position, legal)


def _settle_own_offers(position: Position, legal: Legal) -> Action | None:
    fair = [
        confirm
        for confirm in legal.of(do.ConfirmTrade)
        if _may_trade_with(position, confirm.partner)
    ]
    return _best(fair, lambda confirm: -position.threat(confirm.partner))


def _waiting_for_answers(position: Position) -> bool:
    return any(
        offer["from"] == position.seat and len(offer["answers"]) < len(offer["to"])
        for offer in position.view["offers"].values()
    )


def _offer(position: Position, forms: Forms, plan: str, rng: Luck) -> Action | None:
    """One card that is missing for one to spare, to everyone who is not about to win; some turns it stays silent."""
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
