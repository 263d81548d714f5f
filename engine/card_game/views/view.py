"""Views of each seat. A view is built from what is allowed; nothing is copied whole and then deleted from."""

from collections import Counter
from typing import Final

from engine.api import EVERYTHING, Viewer
from engine.card_game.core.cards import CARD_KEYS, CARDS, EVENT_KEYS, REGIONS, Card
from engine.card_game.core.decisions import (
    Answer,
    Arrange,
    BuryCards,
    ChooseFromStack,
    LayOut,
    Roll,
    Spy,
    TakeCards,
)
from engine.card_game.core.decisions import Play as MainPhase
from engine.card_game.core.names import (
    CITY,
    EVENT_FACES,
    GOODS,
    MILL_TOKEN,
    NOBODY,
    SEATS,
    SETTLEMENT,
    MiddleName,
    Place,
    Region,
    Seat,
    TokenName,
    amounts_to_json,
)
from engine.card_game.core.refusals import Reason
from engine.card_game.core.state import Offer, State, other
from engine.card_game.core.view_types import (
    DiceView,
    HandCard,
    OfferView,
    OwnSeat,
    RealmView,
    RegionFace,
    RegionView,
    SeatView,
    TokenView,
    TurnView,
    View,
    Waiting,
)
from engine.card_game.course.playing_cards import why_not_playable
from engine.card_game.rules import hands, looking, points, realm, storing, trading
from engine.card_game.rules.attacks import why_no_answer
from engine.card_game.rules.developing import why_no_site
from engine.card_game.rules.drawing import to_draw
from engine.card_game.rules.event_die import ROBBERS_TOLERATE, counted_by_robbers
from engine.card_game.rules.production import doublers
from engine.card_game.views import sources
from engine.kernel.audience import redacted
from engine.kernel.decisions import Decision, open_decisions

ROW_NAMES: Final[tuple[MiddleName, ...]] = ("road", "settlement", "city")
TOKEN_NAMES: Final[tuple[TokenName, ...]] = ("knight", "mill")
NO_ANSWER = "none"


def view_for(state: State, viewer: Viewer) -> View:
    """Everything `viewer` (None: a spectator) may know, as JSON without nulls (docs/protocol.md §4)."""
    return view_from_public(state, viewer, public_view(state))


def public_view(state: State) -> View:
    """The public view: made once for all viewers of a state. Not to be changed: its parts are shared."""
    view: View = {
        "turn": _turn(state),
        "waiting": {str(due.seat): _waiting(due, None) for due in open_decisions(state)},
        "goal": state.rules.victory_points,
        "robbers": ROBBERS_TOLERATE,
        "profile": state.config.profile,
        "seats": {str(seat): _seat(state, seat) for seat in SEATS},
        "realms": {str(seat): _realm(state, seat) for seat in SEATS},
        "tokens": {
            name: TokenView(seat=state.holders[token], place=_lies_at(state, token))
            for token, name in enumerate(TOKEN_NAMES)
            if state.holders[token] != NOBODY
        },
        "supply": {
            "draw": [len(stack) for stack in state.stacks],
            "row": dict(zip(ROW_NAMES, state.left, strict=True)),
            "regions": len(state.regions),
            "events": len(state.events),
        },
        "out": {CARD_KEYS[card]: count for card, count in sorted(Counter(state.out).items())},
        "offers": [_offer(offer) for offer in state.offers],
    }
    for due in open_decisions(state):
        if isinstance(due, TakeCards):
            view["stack"] = due.stack
    if state.over:
        view["winner"] = state.winner
    return view


def view_from_public(state: State, viewer: Viewer, public: View) -> View:
    """The view of one viewer, made from the public one."""
    own = SEATS if viewer == EVERYTHING or state.over else (viewer,)
    if viewer is None and not state.over:
        return public
    seats: dict[str, SeatView | OwnSeat] = {**public["seats"]}
    waiting: dict[str, Waiting] = {**public["waiting"]}
    for seat in own:
        if seat in SEATS:
            seats[str(seat)] = _own_seat(state, seat, public["seats"][str(seat)])
    for due in open_decisions(state):
        if due.seat in own:
            waiting[str(due.seat)] = _waiting(due, due.seat)
    return {**public, "seats": seats, "waiting": waiting}


# --- for everybody


def _turn(state: State) -> TurnView:
    turn: TurnView = {"number": state.turn, "seat": state.current}
    if state.dice is not None:
        face, number = state.dice
        turn["dice"] = DiceView(face=EVENT_FACES[face], number=number)
    if state.named is not None:
        turn["named"] = state.named
    if state.event is not None:
        turn["event"] = EVENT_KEYS[state.event]
    return turn


def _waiting(due: Decision, viewer: Viewer) -> Waiting:
    waiting = redacted(due, viewer)
    waiting["kind"] = waiting.pop("type")
    del waiting["seat"]
    return waiting


def _seat(state: State, seat: Seat) -> SeatView:
    return {
        "points": points.victory_points(state, seat),
        "strength": points.strength(state, seat),
        "tournament": points.tournament_points(state, seat),
        "commerce": points.commerce(state, seat),
        "cards": len(state.hands[seat]),
        "limit": hands.limit(state, seat),
        "goods": amounts_to_json(storing.stored(state.realms[seat])),
        "counted": counted_by_robbers(state, seat),
        "set": "b" if state.sets[seat] else "a",
    }


def _realm(state: State, seat: Seat) -> RealmView:
    mine = state.realms[seat]
    return {
        "row": {str(at): ROW_NAMES[kind] for at, kind in sorted(mine.row.items())},
        "regions": {str(at): _region(state, seat, at) for at in sorted(mine.regions)},
        "upgrades": {str(at): CARD_KEYS[card] for at, card in sorted(mine.upgrades.items())},
        "sites": list(realm.sites(mine)),
    }


def _region(state: State, seat: Seat, at: Place) -> RegionView:
    mine = state.realms[seat]
    face = _face(state, mine.regions[at])
    region: RegionView = {
        "region": face["region"],
        "terrain": face["terrain"],
        "good": face["good"],
        "number": face["number"],
        "stored": mine.stored[at],
    }
    if twice := doublers(state, seat, at):
        region["twice"] = twice
    hiding = realm.flagged(mine, "hides-from-robbers")
    if hidden := [site for site in realm.upgrades_touching(mine, at) if site in hiding]:
        region["hidden"] = hidden
    return region


def _face(state: State, region: Region) -> RegionFace:
    card = REGIONS[region]
    return {
        "region": region,
        "terrain": card.terrain,
        "good": GOODS[card.good],
        "number": state.numbers[region],
    }


def _lies_at(state: State, token: int) -> Place:
    """The mill on the first city, the knight on the first settlement or city; nothing depends on it."""
    mine = state.realms[state.holders[token]]
    kinds = (CITY,) if token == MILL_TOKEN else (SETTLEMENT, CITY)
    return next(at for at, kind in sorted(mine.row.items()) if kind in kinds)


def _offer(offer: Offer) -> OfferView:
    return {
        "id": offer.id,
        "seat": offer.seat,
        "give": amounts_to_json(offer.give),
        "get": amounts_to_json(offer.get),
    }


# --- for a seat


def _own_seat(state: State, seat: Seat, public: SeatView) -> OwnSeat:
    mine = state.realms[seat]
    own: OwnSeat = {**public}  # type: ignore[typeddict-item]
    own["hand"] = _hand(state, seat)
    own["rates"] = {GOODS[good]: trading.rate(state, seat, good) for good in range(len(GOODS))}
    own["look"] = looking.search_cost(state, seat)
    own["draws"] = to_draw(state, seat)
    own["pays"] = sources.payers(state, seat)
    own["gains"] = sources.gainers(state, seat)
    own["paying"] = storing.paying_order(mine)
    for due in open_decisions(state):
        if due.seat == seat:
            _show_what_is_looked_at(state, due, own)
    return own


def _show_what_is_looked_at(state: State, due: Decision, own: OwnSeat) -> None:
    match due:
        case TakeCards():
            own["looking"] = [CARD_KEYS[card] for card in state.stacks[due.stack]]
        case Spy() | BuryCards():
            own["shown"] = [CARD_KEYS[card] for card in sorted(state.hands[other(due.seat)])]
        case Arrange():
            own["regions"] = [_face(state, region) for region in due.regions or ()]
        case LayOut():
            own["regions"] = [_face(state, region) for region in (due.first, due.second)]
        case ChooseFromStack():
            own["regions"] = [_face(state, region) for region in sorted(state.regions)]
        case Answer(sealed=True):
            own["answer"] = NO_ANSWER if due.counter is None else CARD_KEYS[due.counter]
        case _:
            pass


def _hand(state: State, seat: Seat) -> list[HandCard]:
    shown, gained = [], Counter(state.gained[seat])
    for card in state.hands[seat]:
        entry: HandCard = {"card": CARD_KEYS[card]}
        if gained[card] >= state.hands[seat].count(card):
            entry["new"] = True
        if (reason := why_rests(state, seat, card)) is not None:
            code, facts, _ = reason
            entry["rests"] = {"code": code, "facts": {**facts}}
        shown.append(entry)
    return shown


def why_rests(state: State, seat: Seat, card: Card) -> Reason:
    """The reason why a card of the hand can be neither built nor played now."""
    top = state.pending[-1] if state.pending else None
    if top is None:
        return "game_over", {}, "The game is over."
    if isinstance(top, Answer) and top.seat == seat:
        return why_no_answer(state, seat, card, top)
    if (top.seat != seat and not isinstance(top, Answer)) or seat != state.current:
        return "not_your_turn", {}, "It is not your turn."
    if not isinstance(top, Roll | MainPhase):
        name = type(top).__name__
        return "wrong_moment", {"decision": name}, "Something else has to be decided first."
    printed = CARDS[card]
    if not printed.is_upgrade:
        return why_not_playable(state, seat, card, top)
    if isinstance(top, Roll):
        return "wrong_moment", {"decision": "Roll"}, "Roll the dice first."
    return hands.why_not_held(state, seat, card) or why_no_site(state, seat, card)


# --- events
