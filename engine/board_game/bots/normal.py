"""The normal bot: the easy bot's parts with foresight. It weighs places by what they earn together, saves for what it can pay for
soonest, and hinders the leader."""

from typing import Any, Final

from engine.board_game.bots import easy
from engine.board_game.bots.choices import ROBBERIES, When, asks
from engine.board_game.bots.evaluation import Foresight
from engine.board_game.bots.legal import Legal
from engine.board_game.bots.position import Position
from engine.board_game.bots.view_reading import Rng
from engine.board_game.core import actions as do
from engine.board_game.core.actions import Action
from engine.board_game.core.view_types import Forms

OWN_LOSS: Final = 14.0
"""The cost of a pip of one's own under the robber; others' pips count by how dangerous they are."""
MANY_CARDS: Final = 3
"""A monopoly is played if it may bring at least this many cards."""


def decide(
    position: Position, legal: Legal, forms: Forms, rng: Rng, patient: bool
) -> Action | None:
    """One action out of what is legal. Without an opinion of its own, it lets the easy bot decide with the same foresight. Where there
    are ships, the easy bot decides what to build: foresight only compares places on land, and settled foreign islands too late."""
    ahead = Foresight(position.view, position.seat)
    action = _move_robber(ahead, legal) or _play_card(ahead, legal)
    if action is not None:
        return action
    if position.sails:
        return easy.decide(position, legal, forms, rng, patient)
    return (
        _lay_free_road(ahead, legal)
        or (None if ahead.view["offers"] else _build(ahead, legal))
        or easy.decide(ahead, legal, forms, rng, patient)
    )


def _move_robber(ahead: Foresight, legal: Legal) -> Action | None:
    """Move the robber where it costs the leader most and me nothing."""
    moves = legal.of_all((do.MoveRobber, *ROBBERIES))

    def harm(move: Any) -> float:
        if isinstance(move, do.MoveRobber):
            lost = ahead.blocked_income(move.hex)
        else:
            lost = ROBBERIES[type(move)](ahead, move)
        value = -OWN_LOSS * lost.pop(ahead.seat, 0)
        value += sum(pips * ahead.threat(seat) for seat, pips in lost.items())
        if move.victim is not None:
            cards = ahead.view["seats"][str(move.victim)]["cards"]
            value += ahead.threat(move.victim) + min(cards, 8)
        return value

    return max(moves, key=harm, default=None)


def _play_card(ahead: Foresight, legal: Legal) -> Action | None:
    """A knight for the army, roads for the longest, a monopoly when it pays; the rest as the easy bot."""
    if legal.one(do.RollDice) or any(asks(When.DUE, kind) for kind in legal.kinds):
        return None
    for knight in legal.of(do.PlayKnight):
        return knight
    if ahead.wants_length or not ahead.spots:
        for roads in legal.of(do.PlayRoadBuilding):
            if ahead.wants_length or ahead.best_way > 0:
                return roads
    monopolies = legal.of(do.PlayMonopoly)
    if monopolies:
        best = max(monopolies, key=lambda play: _held_by_others(ahead, play.resource))
        if _held_by_others(ahead, best.resource) >= MANY_CARDS:
            return best
    return None


def _held_by_others(ahead: Foresight, kind: int) -> float:
    """The number of cards of a resource they may hold, by what they produce and the cards in their hands."""
    held = 0.0
    for other in ahead.others:
        income = [0.3] * 5
        for at, (owner, building) in ahead.buildings.items():
            if owner == other:
                for hex in ahead.geometry.hexes_beside[at]:
                    terrain, pips = ahead.hexes[hex]
                    if pips:
                        income[terrain] += pips * ahead.view["yields"][building]
        held += ahead.view["seats"][str(other)]["cards"] * income[kind] / sum(income)
    return held


def _lay_free_road(ahead: Foresight, legal: Legal) -> Action | None:
    ways = legal.of(do.PlaceFreeRoad)
    if not ways or not ahead.wants_length:
        return None
    return max(ways, key=lambda way: (ahead.length_with(way.path), ahead.promise(way.path)))


def _build(ahead: Foresight, legal: Legal) -> Action | None:
    """A road where it makes the longest; otherwise the more useful of a city and a settlement."""
    roads = legal.of(do.BuildRoad)
    if roads and ahead.wants_length and ahead.plan() == "road":
        longest = max(
            roads, key=lambda road: (ahead.length_with(road.path), ahead.promise(road.path))
        )
        if ahead.length_with(longest.path) > ahead.me["road"]:
            return longest
    sites: list[do.BuildCity | do.BuildSettlement] = [
        *legal.of(do.BuildCity),
        *legal.of(do.BuildSettlement),
    ]
    return max(sites, key=lambda site: ahead.worth(site.intersection), default=None)
