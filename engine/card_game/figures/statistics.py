"""Statistics of a game of two realms that is over: rolls, points, production, trades, attacks, robbers, its moments. Gathered move by move."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.card_game.core.cards import EVENT_KEYS
from engine.card_game.core.events import (
    AttackRolled,
    CardPlayed,
    DiceRolled,
    Event,
    EventCardTurned,
    GameWon,
    GoodTaken,
    Produced,
    RobbersCame,
    TokenMoved,
    TournamentHeld,
    TradeAccepted,
    TradedWithSupply,
)
from engine.card_game.core.names import EVENT_FACES, GOODS, SEATS, Seat
from engine.card_game.core.state import State
from engine.card_game.rules.points import victory_points
from engine.card_game.rules.production import doublers
from engine.kernel.moments import Moments

NUMBERS = range(1, 7)


@dataclass(slots=True)
class _Player:
    """The counts of one seat; goods by kind. `full`: what found no room."""

    produced: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    full: int = 0
    took: int = 0
    robbed: int = 0
    tournaments: int = 0
    played: int = 0
    attacks: int = 0
    hits: int = 0
    warded: int = 0
    deals: int = 0
    gave: int = 0
    supply: list[int] = field(default_factory=lambda: [0] * 3)
    points: list[dict[str, int]] = field(default_factory=list)


class Statistics:
    """Begins with the first state and is told every move that counts, in order."""

    def __init__(self, state: State) -> None:
        self._players = [_Player() for _ in SEATS]
        self._rolls: list[dict[str, Any]] = []
        self._marks: list[dict[str, Any]] = []
        self._turned: Counter[str] = Counter()
        self._moments = Moments(len(SEATS))
        self._note_points(0, state, 0)

    def add(self, version: int, before: State, events: Iterable[Event], after: State) -> None:
        """Count one more move."""
        turn, rolled, paid = before.turn, False, set[Seat]()
        taken = {seat: Counter[Seat]() for seat in SEATS}
        for event in events:
            match event:
                case DiceRolled():
                    rolled = True
                    self._roll(version, before, event)
                case Produced():
                    self._produce(after, event)
                    if event.count:
                        paid.add(event.seat)
                case TournamentHeld(winner=int(winner)) if winner in SEATS:
                    self._players[winner].tournaments += 1
                case RobbersCame():
                    self._players[event.seat].robbed += sum(event.lost)
                case EventCardTurned():
                    self._turned[EVENT_KEYS[event.card]] += 1
                case GoodTaken():
                    self._players[event.taker].took += 1
                    taken[event.taker][event.giver] += 1
                case TradedWithSupply():
                    self._supply(event)
                case TradeAccepted():
                    self._trade(before, event)
                case CardPlayed():
                    self._players[event.seat].played += 1
                case AttackRolled():
                    self._attack(event)
                case TokenMoved():
                    self._mark(version, turn, ("knight", "mill")[event.token], event.holder)
                case GameWon():
                    self._mark(version, turn, "won", event.seat)
        for thief, goods in taken.items():
            if goods:
                self._moments.note_theft(turn, thief, goods)
        if rolled:
            self._moments.note_roll(turn, paid)
        self._note_points(version, after, turn)

    def _roll(self, version: int, before: State, event: DiceRolled) -> None:
        roll = {"version": version, "turn": before.turn, "seat": event.seat, "number": event.number}
        self._rolls.append({**roll, "face": EVENT_FACES[event.face], "named": event.named})

    def _produce(self, after: State, event: Produced) -> None:
        player = self._players[event.seat]
        player.produced[event.good] += event.count
        made = 2 if doublers(after, event.seat, event.place) else 1
        player.full += made - event.count

    def _supply(self, event: TradedWithSupply) -> None:
        supply = self._players[event.seat].supply
        for index, count in enumerate((1, event.count, 1)):
            supply[index] += count

    def _trade(self, before: State, event: TradeAccepted) -> None:
        offer = next(offer for offer in before.offers if offer.id == event.offer)
        for seat, goods in ((offer.seat, offer.give), (event.seat, offer.get)):
            self._players[seat].deals += 1
            self._players[seat].gave += sum(goods)

    def _attack(self, event: AttackRolled) -> None:
        attacker, defender = self._players[event.seat], self._players[1 - event.seat]
        attacker.attacks += 1
        if event.winner == event.seat:
            attacker.hits += 1
        else:
            defender.warded += 1

    def _mark(self, version: int, turn: int, kind: str, seat: Seat | None) -> None:
        mark: dict[str, Any] = {"version": version, "turn": turn, "kind": kind}
        self._marks.append(mark if seat not in SEATS else {**mark, "seat": seat})

    def _note_points(self, version: int, state: State, turn: int) -> None:
        for seat, player in enumerate(self._players):
            points = victory_points(state, seat)
            if not player.points or player.points[-1]["points"] != points:
                player.points.append({"version": version, "turn": turn, "points": points})

    def to_json(self, state: State) -> dict[str, Any]:
        """Everything so far (docs/protocol.md §7); `state` is the last one."""
        return {
            "turns": state.turn,
            "rolls": self._rolls,
            "numbers": self._numbers(),
            "faces": self._faces(),
            "turned": dict(sorted(self._turned.items())),
            "marks": self._marks,
            "moments": self._moments.to_json(
                [player.points for player in self._players],
                [victory_points(state, seat) for seat in SEATS],
            ),
            "seats": [
                {
                    "total": victory_points(state, seat),
                    "points": player.points,
                    "produced": dict(zip(GOODS, player.produced, strict=True)),
                    "received": sum(player.produced),
                    "full": player.full,
                    "took": player.took,
                    "robbed": player.robbed,
                    "tournaments": player.tournaments,
                    "played": player.played,
                    "attacks": player.attacks,
                    "hits": player.hits,
                    "warded": player.warded,
                    "deals": player.deals,
                    "gave": player.gave,
                    "supply": dict(zip(("deals", "gave", "got"), player.supply, strict=True)),
                }
                for seat, player in enumerate(self._players)
            ],
        }

    def _numbers(self) -> list[dict[str, Any]]:
        """By number of the production die: how often it fell, and how often a fair one does; what the Alchemist named does not count."""
        fell = Counter(roll["number"] for roll in self._rolls if not roll["named"])
        expected = round(fell.total() / len(NUMBERS), 2)
        return [
            {"number": number, "count": fell[number], "expected": expected} for number in NUMBERS
        ]

    def _faces(self) -> list[dict[str, Any]]:
        """By face of the event die: how often it fell, and how often a fair one does."""
        fell, faces = Counter(roll["face"] for roll in self._rolls), Counter(EVENT_FACES)
        return [
            {
                "face": face,
                "count": fell[face],
                "expected": round(len(self._rolls) * ways / len(EVENT_FACES), 2),
            }
            for face, ways in faces.items()
        ]
