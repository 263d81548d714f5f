"""Bots with this option: where neutral pieces go, and what trade tokens are spent on."""

from typing import Any, Final

from engine.board_game.bots.choices import When, chooses, saves_for
from engine.board_game.bots.legal import Legal, best
from engine.board_game.bots.position import Position
from engine.board_game.core.actions import Action
from engine.board_game.core.names import RESOURCES
from engine.board_game.options.two_players.neutral_players import (
    PlaceNeutralRoad,
    PlaceNeutralSettlement,
)
from engine.board_game.options.two_players.option_state import KEY
from engine.board_game.options.two_players.trade_tokens import (
    DiscardKnight,
    ForceTrade,
    GiveInReturn,
    SendRobberToDesert,
)

WORTH_A_TOKEN: Final = 3
"""Pips under the robber that a trade token buys back."""


@chooses(PlaceNeutralSettlement)
def settle_in_their_way(position: Position, legal: Legal) -> Action | None:
    """Place a settlement where it blocks others rather than this bot."""
    return best(
        legal.of(PlaceNeutralSettlement), lambda action: -position.loss(action.intersection)
    )


@chooses(PlaceNeutralRoad)
def lay_in_their_way(position: Position, legal: Legal) -> Action | None:
    """Place a road where it blocks others; for the neutral player with the shorter road, unless it takes the longest road from somebody
    else, and never where it may take it from me."""
    holder = position.view.get("longest_road")
    held: int = position.view["seats"].get(str(holder), {"road": 99})["road"]

    def in_the_way(action: PlaceNeutralRoad) -> float:
        length: int = position.view["neutrals"][str(action.neutral)]["road"]
        ends = position.geometry.ends[action.path]
        mine = sum(position.reach(end, position.seat) for end in ends)
        theirs = sum(position.reach(end, other) for other in position.others for end in ends)
        award = 0 if length + 1 <= held else -5 if holder == position.seat else 3
        return theirs - mine - length / 2 + award

    return best(legal.of(PlaceNeutralRoad), in_the_way)


def tokens(position: Position) -> tuple[int, int]:
    """The trade tokens I hold, and the number that an action costs me."""
    option: dict[str, Any] = position.view["options"][KEY]
    return option["tokens"][str(position.seat)], option["prices"][str(position.seat)]


@chooses(SendRobberToDesert, When.BEFORE_THE_ROLL)
def free_a_hex(position: Position, legal: Legal) -> Action | None:
    """Send the robber away if it sits on a hex of mine that is worth it and hurts nobody else more."""
    lost = position.blocked_income(position.robber)
    mine = lost.pop(position.seat, 0)
    if mine >= WORTH_A_TOKEN * tokens(position)[1] and mine > sum(lost.values()):
        return legal.one(SendRobberToDesert)
    return None


@chooses(DiscardKnight, When.LEFT_OVER)
def sell_a_knight(position: Position, legal: Legal) -> Action | None:
    """Discard a knight that the largest army does not need, when tokens run out."""
    knights = position.me["played"]["knight"]
    theirs = max(
        position.view["seats"][str(other)]["played"].get("knight", 0) for other in position.others
    )
    holds_army = position.view.get("largest_army") == position.seat
    spare = knights > max(theirs, 3) if holds_army else knights + 1 < max(theirs, 3)
    return legal.one(DiscardKnight) if spare and tokens(position)[0] <= 1 else None


@chooses(ForceTrade, When.LEFT_OVER)
def force_a_trade(position: Position, legal: Legal) -> Action | None:
    """Force a trade with cards to spare, when few are missing and the other hand may have them; one token is kept for the robber."""
    (held, price), plan = tokens(position), saves_for(position, legal)
    theirs = min(position.view["seats"][str(other)]["cards"] for other in position.others)
    useful = 0 < sum(position.missing(plan)) <= 2 <= sum(position.spare(plan))
    return legal.one(ForceTrade) if held > price and useful and theirs >= 2 else None


@chooses(GiveInReturn)
def give_what_is_needed_least(position: Position, legal: Legal) -> Action | None:
    """Give back the cards that the plan needs least."""
    cost = position.view["costs"][position.plan()]

    def kept(action: GiveInReturn) -> float:
        left: list[int] = [
            held - given for held, given in zip(position.hand, action.cards, strict=True)
        ]
        needed: int = sum(min(left[kind], cost.get(name, 0)) for kind, name in enumerate(RESOURCES))
        return needed + 0.1 * sum(map(bool, left)) - 0.01 * max(left)

    return best(legal.of(GiveInReturn), kept)
