"""Taking back: what may be undone because whoever did it has learnt nothing by it and nobody else was involved.

Whether anybody has acted since is for the table to know; here only what happened is judged."""

from collections.abc import Iterable
from typing import Final

from engine.events import (
    BridgeBuilt,
    CardsProduced,
    CityBuilt,
    Event,
    FreeRoadDeclined,
    KnightDiscarded,
    KnightPlayed,
    LargestArmyMoved,
    LongestRoadMoved,
    PairedTurnBegan,
    Passed,
    RoadBuildingPlayed,
    RoadBuilt,
    RobberLeft,
    RobberMoved,
    RobberMovedToHarbor,
    SettlementBuilt,
    TradedWithSupply,
    TradeTokensSpent,
    TradeTokensTaken,
    TurnBegan,
    TurnEnded,
    VictoryPointPlayed,
    YearOfPlentyPlayed,
)

TELLS_NOTHING_NEW: Final[dict[type[Event], str]] = {
    BridgeBuilt: "the piece returns to its owner, and the cards that paid for it",
    RoadBuilt: "the piece returns to its owner, and the cards that paid for it",
    SettlementBuilt: "likewise",
    CityBuilt: "likewise",
    CardsProduced: "for a starting settlement everybody knows what it pays; a roll is kept by its dice",
    LongestRoadMoved: "follows from the pieces",
    LargestArmyMoved: "follows from the knights",
    TradedWithSupply: "the supply lies open; a hidden one can be counted from the log",
    YearOfPlentyPlayed: "likewise",
    KnightPlayed: "shows only a card of one's own; the robber moves after it",
    KnightDiscarded: "the knight lay face up",
    TradeTokensSpent: "the tokens lie open",
    TradeTokensTaken: "likewise",
    RoadBuildingPlayed: "shows only a card of one's own",
    VictoryPointPlayed: "likewise",
    RobberMoved: "the board lies open; a robbery is kept by the stolen card",
    RobberMovedToHarbor: "likewise",
    RobberLeft: "nothing was touched",
    FreeRoadDeclined: "likewise",
    TurnEnded: "passes the dice, which nobody has rolled yet",
    TurnBegan: "likewise",
    Passed: "likewise",
    PairedTurnBegan: "likewise",
}
"""Why each kind of event may be taken back. Whatever is not listed stays: dice, cards drawn, stolen, discarded or taken
by a monopoly, the dice deck when it was shuffled, a won game, and every offer, answer and trade, where others had a say."""


def may_be_taken_back(events: Iterable[Event]) -> bool:
    """Whether the action that made these events may be undone. A discard that waits for others makes none: it stays."""
    kinds = {type(event) for event in events}
    return bool(kinds) and kinds <= TELLS_NOTHING_NEW.keys()
