"""A game that is played by a stack of decisions: who may act, with what, and why not; written once.

A subclass declares its actions, events, action rules and domains, applies an action with everything that follows from it, and says
what each viewer may know."""

from abc import abstractmethod
from collections.abc import Collection
from functools import cached_property
from typing import Any, Protocol, TypeVar

from engine import codec
from engine.api import Action, Config, Game, Json, Refused, Seat, State, Unavailable, Viewer
from engine.chance import Chance
from engine.codec import Domains, Kinds
from engine.kernel import wire
from engine.kernel.action_rules import ActionRules, Reason
from engine.kernel.audience import redacted
from engine.kernel.context import ActionContext
from engine.kernel.decisions import Decision, HasStack, decision_for, open_decisions
from engine.kernel.saving import Saving, engine_of, independent, state_hash


class StackState(State, HasStack, Protocol):
    """A state with a stack of decisions."""

    @property
    def config(self) -> Any:
        """The table's choices, with the version of the engine that began the game."""

    @property
    def current(self) -> Seat:
        """The seat whose turn it is; of no meaning while `turn` is 0."""

    def copy(self) -> Any:
        """An independent state."""


S = TypeVar("S", bound=StackState)
A = TypeVar("A", bound=Action)
E = TypeVar("E")
C = TypeVar("C", bound=Config)


class StackGame(Game[S, A, E, C]):
    """A game with a stack of decisions in its states."""

    actions: Kinds[A]
    events: Kinds[E]
    domains: Domains
    """The values that the fields of actions may hold."""
    rules: ActionRules[S]
    saving: Saving
    """The saved form of its states."""

    @abstractmethod
    def empty_state(self, config: C, /) -> S:
        """A state with the starting value of every field."""

    def apply(self, state: S, action: A, context: ActionContext, /) -> None:
        """Carry out a legal action, and what follows from it, on a state that the caller owns."""
        self.rules.by_action[type(action)].apply(state, action, context)

    def seats_of(self, state: S, /) -> Collection[Seat]:
        """The seats at the table."""
        return range(state.config.seats)

    # Playing

    def deciding(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that must act now; none once the game is over."""
        return tuple(sorted(decision.seat for decision in open_decisions(state)))

    def on_turn(self, state: S, /) -> Seat | None:
        """The seat whose turn it is; None during set-up."""
        return state.current if state.turn else None

    def legal_actions(self, state: S, seat: Seat, /) -> list[A]:
        """Every action this seat may take now that can be listed."""
        decision, own = decision_for(state, seat)
        if decision is None:
            return []
        return [
            action
            for rule in self.rules.answering(decision)
            if rule.enumerate and (own or rule.by_both)
            for action in rule.enumerate(state, seat, decision)
        ]

    def forms(self, state: S, seat: Seat, /) -> list[Json]:
        """The actions of this seat that cannot be listed, with their bounds."""
        decision, own = decision_for(state, seat)
        if decision is None:
            return []
        forms = [
            rule.form(state, seat)
            for rule in self.rules.answering(decision)
            if rule.form and (own or rule.by_both)
        ]
        return [form for form in forms if form is not None]

    def unavailable(self, state: S, seat: Seat, /) -> list[Unavailable]:
        """The kinds of action that are always on sale and cannot be had now, each with its reason."""
        if state.over:
            return []
        if not state.turn:
            return [{"code": "set_up"}]
        if seat != state.current:
            return [{"code": "not_your_turn"}]
        top = state.pending[-1]
        on_sale = [rule for rule in self.rules.answering(top) if rule.explain]
        if not on_sale:
            return [{"code": "wrong_moment", "facts": {"decision": top.name}}]
        rows: list[Unavailable] = []
        for rule in on_sale:
            assert rule.explain
            if reason := rule.explain(state, seat):
                code, facts, _ = reason
                row: Unavailable = {"code": code, "actions": [rule.action.__name__]}
                if facts:
                    row["facts"] = {**facts}
                rows.append(row)
        return rows

    def why_not(self, state: S, action: A, /) -> Reason:
        """The reason why the action may not be taken now; None if it may."""
        seat = action.seat
        if state.over:
            return "game_over", {}, "The game is over."
        if seat not in self.seats_of(state):
            return "no_such_seat", {"seat": seat}, "There is no such seat at this table."
        if not codec.is_well_formed(action, self.domains):
            return "malformed", {}, "That names something that this game does not have."
        rule = self.rules.by_action.get(type(action))
        decision, own = decision_for(state, seat)
        if rule and decision and type(decision) in rule.answers and (own or rule.by_both):
            return rule.validate(state, action, decision)
        if not state.turn:
            return "set_up", {}, "That is not possible during set-up."
        if not own:
            return "not_your_turn", {}, "It is not your turn."
        assert decision, "a seat that decides has a decision"
        return "wrong_moment", {"decision": decision.name}, decision.refusal

    def play(
        self, state: S, action: A, chance: Chance, /, legal: Collection[A] | None = None
    ) -> tuple[S, tuple[E, ...]]:
        """The state after the action, and its events. Raises Refused and changes nothing if it may not be taken. `legal`: the legal
        actions of its seat in this state, if they were listed before."""
        if legal is None or action not in legal:
            reason = self.why_not(state, action)
            if reason is not None:
                raise Refused(*reason)
        log: list[E] = []
        after: S = state.copy()
        self.apply(after, action, ActionContext(chance, log))
        return after, tuple(log)

    def default_action(self, state: S, seat: Seat, rng: Chance, /) -> A | None:
        """The action played for a seat whose time has run out: the first legal one of a seat that has to act."""
        return self.legal_actions(state, seat)[0] if seat in self.deciding(state) else None

    # What each may know

    def public_view(self, state: S, /) -> Json:
        """The turn, the decisions that are awaited, and the winner; a game adds its own."""
        waiting = {str(decision.seat): _waiting(decision) for decision in open_decisions(state)}
        view: Json = {
            "turn": {"number": state.turn, "seat": state.current},
            "waiting": waiting,
        }
        return {**view, "winner": state.winner} if state.over else view

    def event_to_json(self, event: E, state: S, viewer: Viewer, /) -> Json:
        """The event as a viewer may see it; hidden fields are shown once the game is over."""
        return redacted(event, viewer, all_open=state.over)

    @cached_property
    def public_events(self) -> frozenset[str]:
        """The kinds of events without a hidden field."""
        return self.events.without_secrets()

    # Storing

    def event_from_json(self, data: Json, /) -> E:
        """An event as it was stored."""
        return codec.from_json(self.events, data)

    def action_from_json(self, data: Any, seat: Seat, state: S, /) -> A:
        """The action that a client asks for. Raises Refused with code `malformed`, naming the field that cannot be read."""
        return wire.action_from_json(self.actions.by_name, data, seat, self.domains)

    def action_to_json(self, action: A, /) -> Json:
        """The action without its seat."""
        return wire.action_to_json(action)

    def group_actions(self, actions: list[A], /) -> list[Json]:
        """Actions in columns."""
        return wire.group_actions(actions)

    def state_to_json(self, state: S, /) -> Json:
        """The whole state, with its configuration."""
        return self.saving.to_json(state, state.config)

    def state_from_json(self, data: Json, /) -> S:
        """A state as `state_to_json` has it; shares nothing with it. Raises ConfigError for a configuration that cannot be played."""
        config = self.as_begun(self.configured(data["config"]), engine_of(data))
        state = self.empty_state(config)
        self.saving.read(state, independent(data))
        return state

    def state_hash(self, state: S, /) -> str:
        """The same for equal states, on every Python."""
        return state_hash(self.state_to_json(state))


def _waiting(decision: Decision) -> Json:
    waiting = redacted(decision, None)
    waiting["kind"] = waiting.pop("type")
    del waiting["seat"]
    return waiting
