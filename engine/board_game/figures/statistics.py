"""Statistics of a game that is over: rolls, points, production, trades, the robber, its moments. Gathered move by move."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from engine.board_game.core.events import (
    CardsDiscarded,
    CardsProduced,
    CardStolen,
    DiceRolled,
    Event,
    GameWon,
    HexesProduced,
    LargestArmyMoved,
    LongestRoadMoved,
    MonopolyPlayed,
    Traded,
    TradedWithSupply,
)
from engine.board_game.core.names import NOBODY, RESOURCES, VICTORY_POINT, Seat
from engine.board_game.core.state import State
from engine.board_game.figures.luck import WAYS, cards_of_all_rolls, odds
from engine.board_game.rules.awards import AWARD
from engine.board_game.rules.production import owed
from engine.board_game.scenarios.gold import GoldTaken
from engine.chance import ALL_ROLLS
from engine.kernel.moments import Moments


@dataclass(slots=True)
class _Player:
    """The counts of one seat. Cards that rolls brought, and all 36 rolls at each of them, by resource. `road`: the longest it ever had; `dry`:
    the rolls since the last that brought a card, and `drought` the most of them."""

    due: list[float] = field(default_factory=lambda: [0.0] * 5)
    produced: list[int] = field(default_factory=lambda: [0] * 5)
    stole: int = 0
    robbed: int = 0
    blocked: int = 0
    pips: int = 0
    discarded: int = 0
    gained: int = 0
    lost: int = 0
    road: int = 0
    dry: int = 0
    drought: int = 0
    supply: list[int] = field(default_factory=lambda: [0] * 3)
    points: list[dict[str, int]] = field(default_factory=list)


class Statistics:
    """Begins with the first state and is told every move that counts, in order."""

    def __init__(self, state: State) -> None:
        self._players = [_Player() for _ in state.rules.seats]
        self._rolls: list[dict[str, Any]] = []
        self._marks: list[dict[str, Any]] = []
        self._deals = [[0 for _ in state.rules.seats] for _ in state.rules.seats]
        self._gave = [[0 for _ in state.rules.seats] for _ in state.rules.seats]
        self._moments = Moments(len(self._players))
        self._note_points(0, state, 0)

    def add(self, version: int, before: State, events: Iterable[Event], after: State) -> None:
        """Count one more move."""
        turn, rolled, paid = before.turn, False, set[Seat]()
        for event in events:
            match event:
                case DiceRolled():
                    rolled = True
                    self._roll(version, before, event)
                case HexesProduced(blocked=int()):
                    self._block(before)
                case CardsProduced() if rolled:
                    self._players[event.seat].dry = -1
                    produced = self._players[event.seat].produced
                    for resource, count in enumerate(event.cards):
                        produced[resource] += count
                    paid.add(event.seat)
                case GoldTaken():
                    self._moments.note_late_yield(event.seat)
                case CardStolen():
                    self._players[event.thief].stole += 1
                    self._players[event.victim].robbed += 1
                    self._moments.note_theft(turn, event.thief, {event.victim: 1})
                case CardsDiscarded():
                    self._players[event.seat].discarded += sum(event.cards)
                case MonopolyPlayed():
                    for victim, count in enumerate(event.taken):
                        self._players[event.seat].gained += count
                        self._players[victim].lost += count
                    self._moments.note_theft(turn, event.seat, dict(enumerate(event.taken)))
                case Traded():
                    self._trade(event)
                case TradedWithSupply():
                    supply = self._players[event.seat].supply
                    for index, count in enumerate((1, sum(event.give), sum(event.get))):
                        supply[index] += count
                case LongestRoadMoved():
                    self._mark(version, turn, "longest_road", event.seat)
                case LargestArmyMoved():
                    self._mark(version, turn, "largest_army", event.seat)
                case GameWon():
                    self._mark(version, turn, "won", event.seat)
        if rolled:
            self._moments.note_roll(turn, paid)
        self._note_points(version, after, turn)
        self._note_extremes(after, rolled=rolled)

    def _note_extremes(self, after: State, *, rolled: bool) -> None:
        for player, road in zip(self._players, after.road_length, strict=False):
            player.road = max(player.road, road)
            if rolled:
                player.dry += 1
                player.drought = max(player.drought, player.dry)

    def _roll(self, version: int, before: State, event: DiceRolled) -> None:
        self._rolls.append(
            {
                "version": version,
                "turn": before.turn,
                "seat": event.seat,
                "dice": list(event.dice),
            }
        )
        for player, all_rolls in zip(self._players, cards_of_all_rolls(before), strict=True):
            for resource, count in enumerate(all_rolls):
                player.due[resource] += count
        if before.robber != NOBODY and (number := before.island.numbers[before.robber]):
            for seat, cards in _held_back(before, number).items():
                self._players[seat].pips += WAYS[number] * cards

    def _block(self, before: State) -> None:
        """Count the cards that the robber blocked at this roll."""
        for seat, cards in _held_back(before, before.island.numbers[before.robber]).items():
            self._players[seat].blocked += cards

    def _trade(self, event: Traded) -> None:
        seat, partner = event.seat, event.partner
        for one, other, cards in ((seat, partner, event.give), (partner, seat, event.get)):
            self._deals[one][other] += 1
            self._gave[one][other] += sum(cards)

    def _mark(self, version: int, turn: int, kind: str, seat: Seat | None) -> None:
        mark: dict[str, Any] = {"version": version, "turn": turn, "kind": kind}
        self._marks.append(mark if seat is None else {**mark, "seat": seat})

    def _note_points(self, version: int, state: State, turn: int) -> None:
        for seat, player in enumerate(self._players):
            points = state.points[seat]
            if not player.points or player.points[-1]["points"] != points:
                player.points.append({"version": version, "turn": turn, "points": points})

    def to_json(self, state: State) -> dict[str, Any]:
        """Everything so far (docs/protocol.md §7); `state` is the last one. Shows hidden points."""
        return {
            "turns": state.turn,
            "rolls": self._rolls,
            "totals": self._totals(),
            "marks": self._marks,
            "moments": self._moments.to_json(
                [player.points for player in self._players], totals(state)
            ),
            "seats": [
                {
                    "total": sum(parts.values()),
                    "parts": parts,
                    "points": player.points,
                    "expected": _average(sum(player.due)),
                    "received": sum(player.produced),
                    "due": dict(zip(RESOURCES, map(_average, player.due), strict=True)),
                    "produced": dict(zip(RESOURCES, player.produced, strict=True)),
                    "stole": player.stole,
                    "robbed": player.robbed,
                    "blocked": player.blocked,
                    "pips": player.pips,
                    "discarded": player.discarded,
                    "road": player.road,
                    "drought": player.drought,
                    "monopolies": {"gained": player.gained, "lost": player.lost},
                    "supply": dict(zip(("deals", "gave", "got"), player.supply, strict=True)),
                    "deals": deals,
                    "gave": gave,
                }
                for player, parts, deals, gave in zip(
                    self._players, parts_of_points(state), self._deals, self._gave, strict=True
                )
            ],
        }

    def _totals(self) -> list[dict[str, Any]]:
        """By total of two dice: how often it came up, and how often it is expected to in as many rolls, with its spread."""
        rolls, came = len(self._rolls), Counter(sum(roll["dice"]) for roll in self._rolls)
        return [
            {
                "total": total,
                "count": came[total],
                "expected": round(rolls * odds(total), 2),
                "spread": round(sqrt(rolls * odds(total) * (1 - odds(total))), 2),
            }
            for total in sorted(WAYS)
        ]


def totals(state: State) -> list[int]:
    """By seat: all points, hidden ones too."""
    return [state.points[seat] + state.hidden_points(seat) for seat in state.rules.seats]


def parts_of_points(state: State) -> list[dict[str, int]]:
    """By seat: where all its points come from."""
    found = []
    for seat, total in enumerate(totals(state)):
        parts = {
            "settlements": state.settlements[seat].bit_count(),
            "cities": 2 * state.cities[seat].bit_count(),
            "army": AWARD if state.largest_army == seat else 0,
            "road": AWARD if state.longest_road == seat else 0,
            "cards": state.played[seat][VICTORY_POINT] + state.hidden_points(seat),
        }
        found.append({**parts, "other": total - sum(parts.values())})
    return found


def _average(of_all_rolls: float) -> float:
    return round(of_all_rolls / len(ALL_ROLLS), 2)


def _held_back(state: State, number: int) -> dict[Seat, int]:
    """By seat: how many cards of a roll of this number the robber keeps."""
    _, whole = owed(state, number)
    _, paid = owed(state, number, blocked=state.robber)
    left = {seat: sum(cards) for seat, cards, _ in paid}
    return {seat: kept for seat, cards, _ in whole if (kept := sum(cards) - left.get(seat, 0))}
