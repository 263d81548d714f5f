"""Development cards: bought from the deck, hidden, one a turn, not on the turn they were bought (sources: development-cards)."""

from typing import Final

from engine.bits import bits
from engine.board_game.core.actions import (
    Action,
    BuyDevelopmentCard,
    PlaceFreeRoad,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from engine.board_game.core.context import ActionContext
from engine.board_game.core.decisions import (
    FreeRoad,
    MoveRobberDecision,
    PlaceFreeRoadDecision,
)
from engine.board_game.core.events import (
    DevelopmentCardBought,
    Event,
    KnightPlayed,
    MonopolyPlayed,
    RoadBuildingPlayed,
    RoadBuilt,
    YearOfPlentyPlayed,
)
from engine.board_game.core.names import (
    CARD_KINDS,
    KNIGHT,
    MONOPOLY,
    RESOURCES,
    ROAD_BUILDING,
    YEAR_OF_PLENTY,
    Card,
    PathMask,
    Seat,
)
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.state import ActionRule, Permission, Rules, State, WhyNone
from engine.board_game.rulebook import Rulebook
from engine.board_game.rulebook.emitting import emit
from engine.board_game.rulebook.verbs import BUILDING, CARDS
from engine.board_game.rules.pieces import counted, pay, put_road, roads_left, take
from engine.board_game.rules.refusals import closed, not_paid
from engine.board_game.rules.trade import lapse
from engine.kernel.decisions import done, is_on_top, push

FREE_ROADS = 2
CARDS_OF_PLENTY = 2
CARD_PLAYED: Final[Refusal] = (
    "card_played",
    {},
    "You have already played a development card this turn.",
)


def legal_purchase(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if state.drawn < len(state.deck):
        legal.append(rules.table.buy_card[seat])


def apply_purchase(
    state: State, rules: Rules, action: BuyDevelopmentCard, context: ActionContext
) -> None:
    """Draw the top card; nobody else sees it."""
    pay(state, rules, action.seat, rules.card_cost, context)
    card = state.deck[state.drawn]
    state.drawn += 1
    state.cards[action.seat][card] += 1
    state.bought[action.seat][card] += 1
    emit(state, rules, context, DevelopmentCardBought, (action.seat, card))


def one_each_turn(state: State, rules: Rules, seat: Seat) -> bool:
    """One card a turn, before or after the roll."""
    return not state.card_played


def playable(state: State, seat: Seat, card: Card) -> bool:
    """Return whether the seat holds such a card that was not bought this turn."""
    return state.cards[seat][card] > state.bought[seat][card]


def legal_cards(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    """Every way of playing a card that may be played now."""
    knights, road_buildings, plenties, monopolies, _ = state.cards[seat]
    if not (knights or road_buildings or plenties or monopolies):
        return
    if not rules.may_play_card(state, rules, seat):
        return
    table, new = rules.table, state.bought[seat]
    if knights > new[KNIGHT]:
        legal.append(table.play_knight[seat])
    if road_buildings > new[ROAD_BUILDING] and something_can_be_placed(state, rules, seat):
        legal.append(table.play_road_building[seat])
    if plenties > new[YEAR_OF_PLENTY]:
        supply = state.supply
        legal += [
            action
            for first, second, action in table.year_of_plenty[seat]
            if supply[first] and supply[second] > (first == second)
        ]
    if monopolies > new[MONOPOLY]:
        legal += table.monopoly[seat]


def turn_face_up(state: State, seat: Seat, card: Card) -> None:
    """Play the card: it never returns to the deck."""
    state.cards[seat][card] -= 1
    state.played[seat][card] += 1


def lay_face_up(state: State, seat: Seat, card: Card) -> None:
    """Play the card as the one card of this turn."""
    turn_face_up(state, seat, card)
    state.card_played = True


def apply_knight(state: State, rules: Rules, action: PlayKnight, context: ActionContext) -> None:
    """The robber moves as after a seven, but nobody discards."""
    lay_face_up(state, action.seat, KNIGHT)
    push(state, MoveRobberDecision(action.seat))
    emit(state, rules, context, KnightPlayed, (action.seat,))


def apply_road_building(
    state: State, rules: Rules, action: PlayRoadBuilding, context: ActionContext
) -> None:
    """Two free roads under the normal rules, or one where only one can be placed."""
    lay_face_up(state, action.seat, ROAD_BUILDING)
    count = min(FREE_ROADS, sum(left(state, action.seat) for left, _ in rules.free_pieces))
    push(state, *[PlaceFreeRoadDecision(action.seat, count)] * count)
    emit(state, rules, context, RoadBuildingPlayed, (action.seat,))


def which_free_road(state: State, rules: Rules, due: PlaceFreeRoadDecision) -> FreeRoad:
    """The first or second, and of how many; games that were saved in between do not say."""
    left = sum(isinstance(other, PlaceFreeRoadDecision) for other in state.pending)
    return {"number": due.of - left + 1, "of": due.of} if due.of else {}


def something_can_be_placed(state: State, rules: Rules, seat: Seat) -> bool:
    """Return whether the player has a piece that road building may place, and a path for it."""
    return any(left(state, seat) and paths(state, rules, seat) for left, paths in rules.free_pieces)


def where_roads_are_built(state: State, rules: Rules, seat: Seat) -> PathMask:
    """A free road may lie where a paid one could."""
    return rules.road_paths(state, rules, seat)


def free_road_paths(state: State, rules: Rules, seat: Seat) -> PathMask:
    """The paths where all options allow a free road."""
    return rules.free_road_paths(state, rules, seat)


def legal_free_roads(state: State, rules: Rules, seat: Seat, legal: list[Action]) -> None:
    if roads_left(state, seat):
        place = rules.table.place_free_road[seat]
        legal += [place[path] for path in bits(rules.free_road_paths(state, rules, seat))]


def apply_free_road(
    state: State, rules: Rules, action: PlaceFreeRoad, context: ActionContext
) -> None:
    lay_free(RoadBuilt, state, rules, action, context)


def lay_free(
    built: type[Event], state: State, rules: Rules, action: PlaceFreeRoad, context: ActionContext
) -> None:
    """Lay a free road; a second one that has become impossible is dropped."""
    done(state)
    put_road(state, action.seat, action.path)
    emit(state, rules, context, built, (action.seat, action.path, True))
    let_go_of_impossible_roads(state, rules, action.seat)


def let_go_of_impossible_roads(state: State, rules: Rules, seat: Seat) -> None:
    """Drop the next free road if it cannot be placed anywhere."""
    if is_on_top(state, PlaceFreeRoadDecision) and not something_can_be_placed(state, rules, seat):
        done(state)


def apply_year_of_plenty(
    state: State, rules: Rules, action: PlayYearOfPlenty, context: ActionContext
) -> None:
    """Any two cards that the supply has."""
    lay_face_up(state, action.seat, YEAR_OF_PLENTY)
    cards = counted((action.first, action.second))
    take(state, action.seat, cards)
    emit(state, rules, context, YearOfPlentyPlayed, (action.seat, cards))


def apply_monopoly(
    state: State, rules: Rules, action: PlayMonopoly, context: ActionContext
) -> None:
    """All opponents hand over every card of one resource."""
    lay_face_up(state, action.seat, MONOPOLY)
    resource = action.resource
    taken = [0 if seat == action.seat else state.hands[seat][resource] for seat in rules.seats]
    for seat in rules.others[action.seat]:
        state.hands[seat][resource] = 0
    state.hands[action.seat][resource] += sum(taken)
    emit(state, rules, context, MonopolyPlayed, (action.seat, resource, tuple(taken)))
    for seat, count in enumerate(taken):
        if count and state.offers:
            lapse(state, rules, seat, context)


def why_no_purchase(state: State, rules: Rules, seat: Seat) -> Reason:
    if state.drawn >= len(state.deck):
        return "deck_empty", {}, "There are no development cards left."
    return not_paid(state, seat, rules.card_cost)


def why_not_held(state: State, seat: Seat, card: Card) -> Reason:
    """The reason why the hand has no such card from an earlier turn; None if it has."""
    if not state.cards[seat][card]:
        return "no_such_card", {"card": CARD_KINDS[card]}, "You do not hold that card."
    if not playable(state, seat, card):
        return (
            "bought_this_turn",
            {"card": CARD_KINDS[card]},
            "A card cannot be played on the turn it was bought.",
        )
    return None


def why_not_playable(card: Card) -> WhyNone:
    """The reason why the seat cannot play such a card: out of its own hand, and what is public."""

    def why_none(state: State, rules: Rules, seat: Seat) -> Reason:
        return why_not_held(state, seat, card) or closed(rules.card_closures, state, rules, seat)

    return why_none


def holding(card: Card) -> Permission:
    """Return whether a seat has such a card in its hand."""
    return lambda state, rules, seat: state.cards[seat][card] > 0


def why_no_road_building(state: State, rules: Rules, seat: Seat) -> Reason:
    if reason := why_not_playable(ROAD_BUILDING)(state, rules, seat):
        return reason
    if something_can_be_placed(state, rules, seat):
        return None
    return "no_road_possible", {}, "You cannot place a road anywhere."


def why_no_year_of_plenty(state: State, rules: Rules, seat: Seat) -> Reason:
    if reason := why_not_playable(YEAR_OF_PLENTY)(state, rules, seat):
        return reason
    if sum(state.supply) >= CARDS_OF_PLENTY:
        return None
    return "supply_short", {}, "The supply does not hold two cards."


def why_not_year_of_plenty(state: State, rules: Rules, action: PlayYearOfPlenty) -> Reason:
    short = min(action.first, action.second, key=lambda kind: state.supply[kind])
    return (
        "supply_short",
        {"resource": RESOURCES[short]},
        f"The supply is short of {RESOURCES[short]}.",
    )


def why_not_free_road(state: State, rules: Rules, action: PlaceFreeRoad) -> Reason:
    if state.used >> action.path & 1:
        return "path_taken", {}, "That path is already taken."
    return "not_connected", {}, "A road has to continue your own roads or buildings."


def install(book: Rulebook) -> None:
    book.decisions.add(PlaceFreeRoadDecision, shown=which_free_road)
    book.may_play_card.restrict(one_each_turn, because=CARD_PLAYED)
    book.free_road_paths.extend(where_roads_are_built)
    book.free_pieces["road"] = (roads_left, free_road_paths)
    book.action_rules.add(
        ActionRule(
            BuyDevelopmentCard,
            price=book.card_cost,
            enumerate=legal_purchase,
            apply=apply_purchase,
            explain=why_no_purchase,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlayKnight,
            enumerate=legal_cards,
            apply=apply_knight,
            explain=why_not_playable(KNIGHT),
            concerns=holding(KNIGHT),
            plays=KNIGHT,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlayRoadBuilding,
            enumerate=legal_cards,
            apply=apply_road_building,
            explain=why_no_road_building,
            concerns=holding(ROAD_BUILDING),
            plays=ROAD_BUILDING,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlayYearOfPlenty,
            enumerate=legal_cards,
            apply=apply_year_of_plenty,
            validate=why_not_year_of_plenty,
            explain=why_no_year_of_plenty,
            concerns=holding(YEAR_OF_PLENTY),
            plays=YEAR_OF_PLENTY,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlayMonopoly,
            enumerate=legal_cards,
            apply=apply_monopoly,
            explain=why_not_playable(MONOPOLY),
            concerns=holding(MONOPOLY),
            plays=MONOPOLY,
        )
    )
    book.action_rules.add(
        ActionRule(
            PlaceFreeRoad,
            enumerate=legal_free_roads,
            apply=apply_free_road,
            validate=why_not_free_road,
        )
    )
    book.action_rules.in_group(BUILDING, BuyDevelopmentCard)
    book.action_rules.in_group(CARDS, PlayKnight, PlayRoadBuilding, PlayYearOfPlenty, PlayMonopoly)
    book.action_rules.during(PlaceFreeRoadDecision, PlaceFreeRoad)
