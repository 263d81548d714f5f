"""Legality of a seat's actions: the one source of legal actions, forms, refusals and the reasons for gray tiles."""

from typing import Final, NamedTuple, cast

from engine.api import Refused, Unavailable
from engine.board_game.core import wire
from engine.board_game.core.actions import Action
from engine.board_game.core.names import Seat
from engine.board_game.core.refusals import Reason, Refusal
from engine.board_game.core.state import Kinds, State
from engine.board_game.rules.refusals import NO_PLACE
from engine.codec import JsonObject
from engine.kernel.decisions import open_decisions

NOTHING: Final[Kinds] = frozenset()
GAME_OVER: Final[Refusal] = "game_over", {}, "The game is over."
SET_UP: Final[Refusal] = "set_up", {}, "That is not possible during set-up."
NOT_YOUR_TURN: Final[Refusal] = "not_your_turn", {}, "It is not your turn."


def _decides(state: State, seat: Seat) -> bool:
    top = state.pending[-1]
    return top.seat == seat or (
        top.together and any(due.seat == seat for due in open_decisions(state))
    )


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Every action this seat may take now that can be listed; `forms` has the rest."""
    if not state.pending:
        return []
    rules, top = state.rules, state.pending[-1]
    legal: list[Action] = []
    if top.seat == seat or _decides(state, seat):
        always, listers, priced = rules.listings[type(top)]
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
    elif rules.lists_out_of_turn and state.turn:
        for lists in rules.lists_out_of_turn:
            lists(state, rules, seat, legal)
    if state.offers:
        for lists in rules.business[type(top)]:
            lists(state, rules, seat, legal)
    return legal


def forms(state: State, seat: Seat) -> list[JsonObject]:
    """The actions of this seat now that cannot be listed, with their bounds (docs/protocol.md §3)."""
    if not state.pending:
        return []
    rules = state.rules
    open_forms = rules.forms if _decides(state, seat) else rules.other_forms
    asked = [
        rule.form(state, rules, seat)
        for rule in open_forms.get(type(state.pending[-1]), ())
        if rule.form
    ]
    return cast(list[JsonObject], [form for form in asked if form is not None])


def check(state: State, action: Action) -> None:
    """Raises Refused, with words that tell its seat nothing hidden, unless the action may be taken now."""
    reason = why_not(state, action)
    if reason is not None:
        raise Refused(*reason)


def why_not(state: State, action: Action) -> Reason:
    """The reason why the action may not be taken now; None if it may."""
    rules, kind, seat = state.rules, type(action), action.seat
    if seat not in rules.seats and not state.over:
        return "no_such_seat", {"seat": seat}, "There is no such seat at this table."
    if reason := _why_not_now(state, seat, kind):
        return reason
    rule = rules.action_rules[kind]
    if rule.listed and action in legal_actions(state, seat):
        return None
    if not wire.is_well_formed(action, rules):
        return "malformed", {}, "That names something which this board does not have."
    none = rule.explain(state, rules, seat) if rule.explain else None
    if none is not None and none is not NO_PLACE:
        return none
    words = rule.validate(state, rules, action) if rule.validate else None
    if not rule.listed:
        return words
    return words or none or ("not_legal", {}, "That is not possible now.")


class _Moment(NamedTuple):
    """The kinds of action open to a seat now, and the reasons why the others are not."""

    allowed: Kinds
    awaited: Kinds
    """The later demands of decisions on the stack of a seat that is out of turn."""
    soon: Refusal
    """The reason why a seat cannot do what is awaited."""
    rest: Refusal
    """The reason why a seat cannot do anything else."""


def _moment(state: State, seat: Seat, *, to_explain: bool) -> _Moment:
    """`to_explain`: for the kinds of action whose absence is explained, none of which belongs to set-up."""
    if state.over:
        return _Moment(NOTHING, NOTHING, GAME_OVER, GAME_OVER)
    rules, top, whose = state.rules, state.pending[-1], _in_whose_turn(state)
    if decides := _decides(state, seat):
        allowed = rules.answering.get(type(top), NOTHING)
        soon: Refusal = "wrong_moment", {"decision": top.name}, top.refusal
    else:
        allowed = rules.allowed_to_others[type(top)]
        soon = "not_yet", {"decision": top.name}, "Not yet: others decide first."
    if to_explain and not state.turn:
        return _Moment(allowed, NOTHING, SET_UP, SET_UP)
    if whose == seat or (decides and whose is None):
        return _Moment(allowed, NOTHING, soon, soon)
    awaited = NOTHING if whose is None else _asked_of(state, seat)
    return _Moment(allowed, awaited, soon, NOT_YOUR_TURN)


def _why_not_now(state: State, seat: Seat, kind: type[Action]) -> Reason:
    """The reason why this seat may not take a kind of action now, whatever the action names; None if it may."""
    explained = any(rule.action is kind for rule in state.rules.explained)
    allowed, awaited, soon, rest = _moment(state, seat, to_explain=explained)
    if kind in allowed:
        return None
    return soon if kind in awaited else rest


def _in_whose_turn(state: State) -> Seat | None:
    """The seat whose turn lies on the stack, below whatever interrupts it; None between two turns."""
    for due in state.pending:
        if due.is_turn:
            return due.seat
    return None


def _asked_of(state: State, seat: Seat) -> Kinds:
    """The later demands of decisions on the stack of the seat."""
    answering, asked = state.rules.answering, NOTHING
    for due in state.pending:
        if due.seat == seat:
            asked |= answering.get(type(due), NOTHING)
    return asked


def unavailable(state: State, seat: Seat) -> list[Unavailable]:
    """Purchases, trades and cards that this seat could have at another time, grouped by the reason why not now; reveals nothing hidden.
    Kinds that are due now come first; the reason for all the rest comes last."""
    rules, (allowed, awaited, soon, rest) = state.rules, _moment(state, seat, to_explain=True)
    due: list[tuple[str, Refusal]] = []
    later: list[str] = []
    any_left = False
    for rule in rules.explained:
        kind = rule.action
        if kind not in allowed and kind not in awaited:
            any_left = any_left or rule.concerns(state, rules, seat)
        elif not rule.concerns(state, rules, seat):
            continue
        elif kind not in allowed:
            later.append(kind.__name__)
        elif rule.explain and (reason := rule.explain(state, rules, seat)):
            due.append((kind.__name__, reason))
    told = _by_reason(due)
    if later:
        told.append(_row(soon, later if any_left else []))
    if any_left:
        told.append(_row(rest, []))
    return told


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
