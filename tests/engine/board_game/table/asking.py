"""The outcome: what may be done now, what happened, and what everyone at the table sees."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, overload

from engine.bits import bits
from engine.board_game import game
from engine.board_game.core.actions import (
    Action,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    MoveRobber,
    PlaceFreeRoad,
    PlaceRoad,
    PlaceSettlement,
)
from engine.board_game.core.events import Event
from engine.board_game.core.names import Cards, Hex, Intersection, Path, Seat
from tests.engine.board_game.table.costs import cards
from tests.engine.board_game.table.places import Place, Places

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Asking(Places):
    """Questions about a position and the last action."""

    seats: tuple[Seat, ...]
    events: list[Event]
    last: tuple[Event, ...]

    @overload
    def legal(self, seat: Seat) -> list[Action]: ...

    @overload
    def legal(self, seat: Seat, kind: type[A]) -> list[A]: ...

    def legal(self, seat: Seat, kind: type[Action] = Action) -> Sequence[Action]:
        """The listed actions of a seat, all or of one kind."""
        return [
            action for action in game.legal_actions(self.state, seat) if isinstance(action, kind)
        ]

    def kinds(self, seat: Seat) -> set[str]:
        """The names of what a seat may do now, listed or not."""
        return {type(action).__name__ for action in self.legal(seat)} | {
            form["type"] for form in game.forms(self.state, seat)
        }

    def happened(self, kind: type[E], since_the_start: bool = False) -> list[E]:
        """The events of a kind in the last action, or in the whole game."""
        return [
            event
            for event in (self.events if since_the_start else self.last)
            if isinstance(event, kind)
        ]

    def deciding(self) -> tuple[Seat, ...]:
        return game.deciding(self.state)

    def in_hand(self, seat: Seat) -> Cards:
        return cards(*self.state.hands[seat])

    def in_supply(self) -> Cards:
        return cards(*self.state.supply)

    def points(self, seat: Seat) -> int:
        """The points that everyone at the table can count."""
        return int(self.view(None)["seats"][str(seat)]["points"])

    def road_length(self, seat: Seat) -> int:
        return int(self.view(None)["seats"][str(seat)]["road"])

    def longest_road(self) -> Seat | None:
        """The holder of the longest road; None while it lies aside."""
        return self.view(None).get("longest_road")

    def largest_army(self) -> Seat | None:
        return self.view(None).get("largest_army")

    def winner(self) -> Seat | None:
        return self.view(None).get("winner")

    def view(self, viewer: Seat | None) -> dict[str, Any]:
        return game.view_for(self.state, viewer)

    def seen_by(self, viewer: Seat | None) -> list[dict[str, Any]]:
        """The events of the last action as that viewer gets them."""
        return [game.event_to_json(event, self.state, viewer) for event in self.last]

    def hexes_beside(self, seat: Seat) -> set[Hex]:
        """The hexes beside the buildings of a seat."""
        return {
            hex for at in bits(self.state.buildings(seat)) for hex in self.geometry.hexes_beside[at]
        }

    def robber_moves(self, seat: Seat) -> set[tuple[Hex, Seat | None]]:
        """The hexes where the robber may go, and the seats from which it may steal there."""
        return {
            (action.hex, action.victim)
            for action in self.legal(seat)
            if isinstance(action, MoveRobber)
        }

    def hexes_offered_to(self, seat: Seat) -> set[Hex]:
        return {hex for hex, _ in self.robber_moves(seat)}

    def victims_at(self, seat: Seat, hex: Place) -> set[Seat | None]:
        return {victim for there, victim in self.robber_moves(seat) if there == self.hex(hex)}

    def neighbors_of_hexes_offered_to(self, seat: Seat) -> set[Seat]:
        """The seats with a building beside a hex that the robber may go to."""
        offered = self.hexes_offered_to(seat)
        return {other for other in self.seats if self.hexes_beside(other) & offered}

    def roads_offered_to(self, seat: Seat) -> set[Path]:
        return {
            a.path for a in self.legal(seat) if isinstance(a, BuildRoad | PlaceRoad | PlaceFreeRoad)
        }

    def settlements_offered_to(self, seat: Seat) -> set[Intersection]:
        return {
            a.intersection
            for a in self.legal(seat)
            if isinstance(a, BuildSettlement | PlaceSettlement)
        }

    def cities_offered_to(self, seat: Seat) -> set[Intersection]:
        return {a.intersection for a in self.legal(seat) if isinstance(a, BuildCity)}

    def known_to(self, viewer: Seat | None) -> dict[str, Any]:
        """Everything a viewer is told: the view, and for a seat what it may do."""
        told: dict[str, Any] = {"view": self.view(viewer), "events": self.seen_by(viewer)}
        if viewer is not None:
            told["legal"] = [repr(action) for action in self.legal(viewer)]
            told["forms"] = game.forms(self.state, viewer)
            told["unavailable"] = game.unavailable(self.state, viewer)
            told["prospects"] = game.prospects(self.state, self.legal(viewer))
        return told

    def why_none(self, seat: Seat, kind: type[Action]) -> tuple[str, Mapping[str, Any]] | None:
        """Code and facts by which a seat is told why it can do nothing of this kind; None if it is not told so."""
        move = self.state.rules.action_rules[kind]
        if kind.__name__ in self.kinds(seat) or not move.concerns(
            self.state, self.state.rules, seat
        ):
            return None
        told = game.unavailable(self.state, seat)
        reason = next(
            reason for reason in told if kind.__name__ in reason.get("actions", (kind.__name__,))
        )
        return reason["code"], reason.get("facts", {})

    def refusal(self, action: Action) -> tuple[str, Mapping[str, Any], str] | None:
        """The words with which an action is refused; None if it is legal."""
        return game.why_not(self.state, action)
