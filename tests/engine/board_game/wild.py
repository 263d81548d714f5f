"""Players without any sense: random legal actions of every seat, random offers, and things they may not do."""

import random
from collections.abc import Iterator

from engine.board_game import game
from engine.board_game.core.actions import (
    Action,
    CounterOffer,
    Discard,
    EndTurn,
    OfferTrade,
    RollDice,
)
from engine.board_game.core.names import NO_CARDS, Cards, Seat
from engine.board_game.core.state import State
from engine.board_game.options.special_building import LowerFlag, RaiseFlag
from engine.board_game.options.two_players.neutral_players import (
    PlaceNeutralRoad,
    PlaceNeutralSettlement,
)
from engine.board_game.options.two_players.trade_tokens import (
    DiscardKnight,
    ForceTrade,
    GiveInReturn,
    SendRobberToDesert,
)
from engine.board_game.scenarios.gold import TakeGold
from engine.board_game.scenarios.harbors_by_players import LayHarbor
from engine.board_game.scenarios.pirate import MovePirate
from engine.board_game.scenarios.ships.building import BuildShip, PlaceFreeShip, PlaceShip
from engine.board_game.scenarios.ships.moving import MoveShip
from engine.board_game.scenarios.wandering_tokens import FetchToken
from engine.board_game.simulate import random_discard


def all_legal(state: State) -> Iterator[Action]:
    """Every listed action of every seat."""
    for seat in state.rules.seats:
        yield from game.legal_actions(state, seat)


def wild_action(state: State, luck: random.Random) -> Action:
    """Mostly what must be decided; sometimes an offer, an answer, a withdrawal, a flag by anybody."""
    if state.rules.out_of_turn and luck.random() < 0.12:
        flags = [action for action in all_legal(state) if type(action) in state.rules.out_of_turn]
        if flags:
            return luck.choice(flags)
    if luck.random() < 0.12:
        seat = luck.choice(state.rules.seats)
        offer = wild_offer(state, seat, luck)
        if offer is not None:
            return offer
    if state.offers and luck.random() < 0.6:
        business = [action for action in all_legal(state) if hasattr(action, "offer")]
        if business:
            return luck.choice(business)
    seat = luck.choice(game.deciding(state))
    for form in game.forms(state, seat):
        if form["type"] == "Discard":
            return random_discard(state, seat, form["count"], luck)
    return luck.choice(game.legal_actions(state, seat))


def wild_offer(state: State, seat: Seat, luck: random.Random) -> Action | None:
    """Something this seat holds for something it may not hold, unless that may not be offered, or not again."""
    forms = {form["type"]: form for form in game.forms(state, seat)}
    held = [kind for kind in range(5) if state.hands[seat][kind]]
    if not held or "OfferTrade" not in forms:
        return None
    give = luck.choice(held)
    wanted = luck.choice([kind for kind in range(5) if kind != give])
    terms = _one(give), _one(wanted)
    offer: Action
    if "CounterOffer" in forms and luck.random() < 0.5:
        offer = CounterOffer(seat, luck.choice(forms["CounterOffer"]["offer"]), *terms)
    else:
        to = tuple(partner for partner in forms["OfferTrade"]["to"] if luck.random() < 0.7)
        offer = OfferTrade(seat, *terms, to)
    return offer if game.why_not(state, offer) is None else None


def _one(kind: int) -> Cards:
    cards = list(NO_CARDS)
    cards[kind] = 1
    return cards[0], cards[1], cards[2], cards[3], cards[4]


def forbidden_action(state: State, luck: random.Random) -> Action:
    """Anything the tables hold for any seat, or a discard, or an offer out of thin air; often not allowed."""
    seat = luck.choice(state.rules.seats)
    table = state.rules.table
    rows: list[list[Action]] = [
        list(table.build_road[seat]),
        list(table.build_settlement[seat]),
        list(table.build_city[seat]),
        list(table.place_settlement[seat]),
        list(table.place_road[seat]),
        list(table.place_free_road[seat]),
        [move for by_victim in table.move_robber[seat] for move in by_victim],
        [trade for by_get in table.trade[seat] for trade in by_get],
        [play for _, _, play in table.year_of_plenty[seat]],
        list(table.monopoly[seat]),
        [RollDice(seat), EndTurn(seat), table.buy_card[seat]],
        [table.play_knight[seat], table.play_road_building[seat]],
        [Discard(seat, _random_cards(luck))],
        [
            OfferTrade(
                seat, _random_cards(luck), _random_cards(luck), (luck.choice(state.rules.seats),)
            )
        ],
        [CounterOffer(seat, luck.randrange(1, 9), _random_cards(luck), _random_cards(luck))],
    ]
    if state.rules.out_of_turn:
        rows.append([RaiseFlag(seat), LowerFlag(seat)])
    if state.rules.board.supply.ships:
        rows += forbidden_at_sea(state, seat, luck)
    if state.rules.neutrals:
        neutral = luck.choice((*state.rules.builders, 9))
        rows += [
            [ForceTrade(seat), SendRobberToDesert(seat), DiscardKnight(seat)],
            [GiveInReturn(seat, _random_cards(luck))],
            [PlaceNeutralRoad(seat, neutral, luck.randrange(73))],
            [PlaceNeutralSettlement(seat, neutral, luck.randrange(55))],
        ]
    return luck.choice(luck.choice(rows))


def forbidden_at_sea(state: State, seat: Seat, luck: random.Random) -> list[list[Action]]:
    """Ships anywhere, the pirate anywhere, cards for gold that nobody owes, tokens and harbors; what the table plays of it."""
    geometry = state.rules.geometry
    path, other = luck.randrange(len(geometry.ends)), luck.randrange(len(geometry.ends))
    hex, victim = luck.randrange(len(geometry.hexes)), luck.choice((None, *state.rules.seats))
    tried: list[Action] = [
        BuildShip(seat, path),
        PlaceShip(seat, path),
        PlaceFreeShip(seat, path),
        MoveShip(seat, path, other),
        MovePirate(seat, hex, victim),
        TakeGold(seat, _random_cards(luck)),
        FetchToken(seat, hex),
        LayHarbor(seat, path),
    ]
    known = [action for action in tried if type(action) in state.rules.action_rules]
    return [known] if known else []


def _random_cards(luck: random.Random) -> Cards:
    return (
        luck.randrange(3),
        luck.randrange(3),
        luck.randrange(3),
        luck.randrange(3),
        luck.randrange(3),
    )
