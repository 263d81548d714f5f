"""The board game as a value of `engine.api.Game`, from its configuration to its winner. Everybody plays through here: people, bots, replays.

`play` copies and checks; `apply` changes a state that its caller owns and trusts the action, for search and replay."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, cast

from engine.api import EVERYTHING, Bots, Prospects, Refused, Unavailable
from engine.board_game import catalog as rows
from engine.board_game import first_game as prepared
from engine.board_game import rematch
from engine.board_game.automatic import undo
from engine.board_game.automatic.default_action import default_action
from engine.board_game.boards.undealt import undealt
from engine.board_game.bots import LEVELS, QUICK, choose
from engine.board_game.catalog import rules_for
from engine.board_game.core import wire
from engine.board_game.core.actions import Action
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import Event, Log, told
from engine.board_game.core.names import NOBODY, OfferId, Seat
from engine.board_game.core.play import Play
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.state import Kinds, Rules, State
from engine.board_game.core.views import DealtMap
from engine.board_game.figures import luck
from engine.board_game.figures.statistics import Statistics, totals
from engine.board_game.rules import dealing, turn
from engine.board_game.rules.refusals import NO_PLACE
from engine.board_game.seen import saved, view
from engine.board_game.seen.view import open_decisions
from engine.board_game.vocabulary import VOCABULARY
from engine.chance import Chance
from engine.codec import JsonObject, Malformed

key: Final = "board"
bots: Final = Bots(levels=tuple(LEVELS), quick=QUICK, choose=choose)
first_games: Final = prepared.FIRST_GAMES
statistics: Final = Statistics
vocabulary: Final = VOCABULARY

catalog = rows.to_json
catalog_steps = rows.steps
configured = rows.configured
as_meant_today = rows.as_meant_today
base_rules = rows.base_rules
who_began = rematch.who_began
first_seat_begins = rematch.first_seat_begins
another_map = rematch.another_map
points = totals
action_to_json = wire.action_to_json
group_actions = wire.group_actions
event_from_json = wire.event_from_json
state_to_json = saved.state_to_json
state_hash = saved.state_hash
event_to_json = view.redacted
can_undo = undo.can_undo
odds = luck.odds
expected_cards = luck.expected_cards
received = luck.received


# To callers outside, views are plain JSON; their types are in `engine.board_game.core.views`.
view_for = cast(Callable[[State, Seat | None], JsonObject], view.view_for)
public_view = cast(Callable[[State], JsonObject], view.public_view)
seen_by = cast(Callable[[State, Seat | None, JsonObject], JsonObject], view.seen_by)


def variant(config: dict[str, Any]) -> str:
    """The key of the board that is played."""
    return str(config["board"])


def new_game(config: GameConfig, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Deal the island and the deck, settle who starts. Raises ConfigError for what cannot be played."""
    log: Log = []
    state = start(rules_for(config), chance, log)
    return state, told(log)


def state_from_json(data: JsonObject) -> State:
    """A state as `state_to_json` has it. Raises ConfigError for a configuration that cannot be played."""
    return saved.state_from_json(data, rules_for(configured(data["config"])))


def start(rules: Rules, chance: Chance, log: Log = None) -> State:
    """A new game under compiled rules."""
    opening = Play(chance, log)
    state = State.at_the_start(rules, dealing.island_with_room(rules, opening))
    state.robber = rules.robber_start(state.island, chance)
    state.deck = tuple(
        chance.shuffled(
            [kind for kind, count in enumerate(rules.board.supply.cards) for _ in range(count)]
        )
    )
    state.current = rules.first_player(state, rules, opening)
    rules.set_up(state, rules, opening)
    if not state.pending:
        turn.begin_next_turn(state, rules, opening)
    return state


def deal_map(config: GameConfig, chance: Chance | None) -> JsonObject:
    """An island as a new game of this configuration would have it, as JSON: `geometry`, and `board` as in views; without chance
    the board before it is dealt. Raises ConfigError for what cannot be played."""
    rules = rules_for(config)
    if chance is None:
        return undealt(rules.board)
    island = dealing.island_with_room(rules, Play(chance))
    dealt: DealtMap = {
        "geometry": rules.geometry.to_json(),
        "board": view.board_view(island, rules.board.key),
    }
    return cast(JsonObject, dealt)


def deciding(state: State) -> tuple[Seat, ...]:
    """Who must act now; nobody once the game is over."""
    return tuple(sorted(due.seat for due in open_decisions(state)))


def unanswered_offers(state: State) -> dict[OfferId, tuple[Seat, tuple[Seat, ...]]]:
    """The open offers that wait for somebody: each with its maker and who has not answered; everybody knows that."""
    return {offer.id: (offer.seat, offer.unanswered) for offer in state.offers if offer.unanswered}


def holding(state: State, seat: Seat) -> tuple[int, ...]:
    """The cards in a hand."""
    return tuple(state.hands[seat])


def is_brief(state: State) -> bool:
    """Whether the pending decision needs no time: everybody is asked, and most have nothing to say."""
    return bool(state.pending) and state.rules.decisions[state.pending[-1].kind].brief


def is_beside_the_game(state: State, kind: str) -> bool:
    """Whether an action of this kind changes nothing about who must do what now, so that nobody has to wait while another thinks about
    it."""
    return state.rules.actions.get(kind) in state.rules.beside


def window(state: State) -> float | None:
    """None: no decision stays open once it is made."""
    return None


def is_for_the_table(action: Action) -> bool:
    """False: every action is a player's."""
    return False


def on_turn(state: State) -> Seat | None:
    """Whose turn it is; nobody's during set-up. A smaller turn between two turns is a turn."""
    if state.pending and state.rules.decisions[state.pending[0].kind].turn:
        return state.pending[0].seat
    return state.current if state.turn else None


def _decides(state: State, seat: Seat) -> bool:
    top = state.pending[-1]
    return top.seat == seat or (
        top.kind in state.rules.simultaneous
        and any(due.seat == seat for due in open_decisions(state))
    )


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Every action this seat may take now that can be listed; `forms` has the rest."""
    if not state.pending:
        return []
    rules, top = state.rules, state.pending[-1]
    legal: list[Action] = []
    if top.seat == seat or _decides(state, seat):
        always, listers, priced = rules.listings[top.kind]
        legal += always[seat]
        for lists in listers:
            lists(state, rules, seat, legal)
        if priced:
            hand = state.hands[seat]
            for hardest, needed, rest, lists in priced:
                if hand[hardest] >= needed:
                    for resource, count in rest:
                        if hand[resource] < count:
                            break
                    else:
                        lists(state, rules, seat, legal)
    elif rules.lists_beside and state.turn:
        for lists in rules.lists_beside:
            lists(state, rules, seat, legal)
    if state.offers:
        for lists in rules.business[top.kind]:
            lists(state, rules, seat, legal)
    return legal


def forms(state: State, seat: Seat) -> list[JsonObject]:
    """What this seat may do now that cannot be listed, with its bounds (docs/protocol.md §3)."""
    if not state.pending:
        return []
    rules = state.rules
    open_forms = rules.forms if _decides(state, seat) else rules.other_forms
    asked = [
        move.form(state, rules, seat)
        for move in open_forms.get(state.pending[-1].kind, ())
        if move.form
    ]
    return cast(list[JsonObject], [form for form in asked if form is not None])


def check(state: State, action: Action) -> None:
    """Raises Refused, with words that tell its seat nothing hidden, unless the action may be taken now."""
    reason = why_not(state, action)
    if reason is not None:
        raise Refused(*reason)


def why_not(state: State, action: Action) -> Reason:
    """Why the action may not be taken now; None if it may."""
    rules, kind, seat = state.rules, type(action), action.seat
    if seat not in rules.seats and not state.over:
        return "no_such_seat", {"seat": seat}, "There is no such seat at this table."
    if reason := _why_not_now(state, seat, kind):
        return reason
    move = rules.moves[kind]
    if move.listed and action in legal_actions(state, seat):
        return None
    if not wire.names_what_exists(action, rules):
        return "malformed", {}, "That names something which this board does not have."
    none = move.why_none(state, rules, seat) if move.why_none else None
    if none is not None and none is not NO_PLACE:
        return none
    words = move.checks(state, rules, action) if move.checks else None
    if not move.listed:
        return words
    return words or none or ("not_legal", {}, "That is not possible now.")


class _Moment(NamedTuple):
    """What a seat may do now, whatever the action names, and why not the rest."""

    allowed: Kinds
    awaited: Kinds
    """What decisions on the stack will ask of a seat that is out of turn."""
    soon: Refusal
    """Why not what is awaited."""
    rest: Refusal
    """Why not anything else."""


def _moment(state: State, seat: Seat, *, to_explain: bool) -> _Moment:
    """`to_explain`: for the kinds of action whose absence is explained, none of which belongs to set-up."""
    if state.over:
        return _Moment(NOTHING, NOTHING, GAME_OVER, GAME_OVER)
    rules, top, whose = state.rules, state.pending[-1], _in_whose_turn(state)
    if decides := _decides(state, seat):
        allowed = rules.answering.get(top.kind, NOTHING)
        soon: Refusal = "wrong_moment", {"decision": top.kind}, rules.decisions[top.kind].first
    else:
        allowed = rules.allowed_to_others[top.kind]
        soon = "not_yet", {"decision": top.kind}, "Not yet: others decide first."
    if to_explain and not state.turn:
        return _Moment(allowed, NOTHING, SET_UP, SET_UP)
    if whose == seat or (decides and whose is None):
        return _Moment(allowed, NOTHING, soon, soon)
    awaited = NOTHING if whose is None else _asked_of(state, seat)
    return _Moment(allowed, awaited, soon, NOT_YOUR_TURN)


def _why_not_now(state: State, seat: Seat, kind: type[Action]) -> Reason:
    """Why this seat may not take a kind of action now, whatever the action names; None if it may."""
    explained = any(move.kind is kind for move in state.rules.explained)
    allowed, awaited, soon, rest = _moment(state, seat, to_explain=explained)
    if kind in allowed:
        return None
    return soon if kind in awaited else rest


def _in_whose_turn(state: State) -> Seat | None:
    """The seat whose turn lies on the stack, below whatever interrupts it; None between two turns."""
    decisions = state.rules.decisions
    for due in state.pending:
        if decisions[due.kind].turn:
            return due.seat
    return None


def _asked_of(state: State, seat: Seat) -> Kinds:
    """What decisions on the stack will ask of the seat."""
    answering, asked = state.rules.answering, NOTHING
    for due in state.pending:
        if due.seat == seat:
            asked |= answering.get(due.kind, NOTHING)
    return asked


def unavailable(state: State, seat: Seat) -> list[Unavailable]:
    """What this seat could buy, trade or play from its hand at another time, grouped by the reason why not now; reveals nothing hidden.
    Kinds that are due now come first; the reason for all the rest comes last."""
    rules, (allowed, awaited, soon, rest) = state.rules, _moment(state, seat, to_explain=True)
    due: list[tuple[str, Refusal]] = []
    later: list[str] = []
    any_left = False
    for move in rules.explained:
        kind = move.kind
        if kind not in allowed and kind not in awaited:
            any_left = any_left or move.concerns(state, rules, seat)
        elif not move.concerns(state, rules, seat):
            continue
        elif kind not in allowed:
            later.append(kind.__name__)
        elif move.why_none and (reason := move.why_none(state, rules, seat)):
            due.append((kind.__name__, reason))
    told = _by_reason(due)
    if later:
        told.append(_row(soon, later if any_left else []))
    if any_left:
        told.append(_row(rest, []))
    return told


def prospects(state: State, legal: Sequence[Action]) -> Prospects:
    """Forecasts of what these actions of one seat would lead to, as far as public information goes."""
    rules = state.rules
    if not legal or not rules.prospects:
        return {}
    return {
        measured: figures
        for measured, measure in rules.prospects.items()
        if (figures := measure(state, rules, legal))
    }


def _by_reason(refused: list[tuple[str, Refusal]]) -> list[Unavailable]:
    reasons: list[tuple[str, object]] = []
    told: list[Unavailable] = []
    for kind, reason in refused:
        code, facts, _ = reason
        if (code, facts) in reasons:
            told[reasons.index((code, facts))]["actions"].append(kind)
        else:
            reasons.append((code, facts))
            told.append(_row(reason, [kind]))
    return told


def _row(reason: Refusal, kinds: list[str]) -> Unavailable:
    """One reason with the kinds that it holds for; without any, it covers the rest."""
    code, facts, _ = reason
    row: Unavailable = {"code": code}
    if kinds:
        row["actions"] = kinds
    if facts:
        row["facts"] = {**facts}
    return row


NOTHING: Final[Kinds] = frozenset()
GAME_OVER: Final[Refusal] = "game_over", {}, "The game is over."
SET_UP: Final[Refusal] = "set_up", {}, "That is not possible during set-up."
NOT_YOUR_TURN: Final[Refusal] = "not_your_turn", {}, "It is not your turn."


def play(state: State, action: Action, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """The state after the action, and what happened. Raises Refused and changes nothing if it may not be taken."""
    check(state, action)
    log: Log = []
    after = state.copy()
    apply(after, action, chance, log)
    return after, told(log)


def apply(state: State, action: Action, chance: Chance, log: Log = None) -> None:
    """Carry out a legal action on a state the caller owns; events go to `log` if there is one."""
    carry_out(state, action, Play(chance, log))


def carry_out(state: State, action: Action, play: Play) -> None:
    """Like `apply`, for callers that play many actions with one source of chance: makes no new `Play` for each."""
    rules = state.rules
    rules.applies[type(action)](state, rules, action, play)
    if not state.pending and state.winner == NOBODY:
        turn.begin_next_turn(state, rules, play)


def action_from_json(data: Any, seat: Seat, state: State) -> Action:
    """What a client asks for. Raises Refused with code `malformed` naming what cannot be read."""
    try:
        return wire.action_from_json(data, seat, state.rules)
    except Malformed as error:
        raise Refused("malformed", {}, str(error)) from None


def geometry_for(state: State) -> JsonObject:
    """What a client needs to draw the board; it never changes during a game."""
    return cast(JsonObject, state.rules.geometry.to_json())


__all__ = [
    "EVERYTHING",
    "Refused",
    "Unavailable",
    "action_from_json",
    "action_to_json",
    "another_map",
    "apply",
    "as_meant_today",
    "base_rules",
    "bots",
    "can_undo",
    "catalog",
    "catalog_steps",
    "check",
    "configured",
    "deal_map",
    "deciding",
    "default_action",
    "event_from_json",
    "event_to_json",
    "expected_cards",
    "first_games",
    "first_seat_begins",
    "forms",
    "geometry_for",
    "group_actions",
    "holding",
    "is_beside_the_game",
    "is_brief",
    "is_for_the_table",
    "key",
    "legal_actions",
    "luck",
    "new_game",
    "odds",
    "on_turn",
    "play",
    "points",
    "prospects",
    "public_view",
    "received",
    "seen_by",
    "start",
    "state_from_json",
    "state_hash",
    "state_to_json",
    "statistics",
    "unanswered_offers",
    "unavailable",
    "variant",
    "view_for",
    "vocabulary",
    "who_began",
    "why_not",
    "window",
]
