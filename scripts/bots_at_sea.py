"""`python -m scripts.bots_at_sea` lets bots play every map of the sea among themselves and prints, a map a line, what they did there:
games that ended, then by game turns, ships built and moved, foreign islands settled, hexes of fog left of those there were, cards
taken for gold, and trade routes that stood at the end. The same seeds play the same games everywhere."""

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Final

from engine.board_game import boards, game
from engine.board_game.bots import LEVELS
from engine.board_game.catalog import BOARDS
from engine.board_game.compiled_rules import rules_for
from engine.board_game.core.config import GameConfig
from engine.board_game.core.events import Event, Log, SettlementBuilt, told
from engine.board_game.core.land import corners_of, island_at
from engine.board_game.core.names import FOG
from engine.board_game.core.state import State
from engine.board_game.scenarios.exploration import HexDiscovered
from engine.board_game.scenarios.gold import GoldTaken
from engine.board_game.scenarios.harbors_by_players import HarborLaid
from engine.board_game.scenarios.pirate import PirateMoved
from engine.board_game.scenarios.ships.building import ShipBuilt
from engine.board_game.scenarios.ships.moving import ShipMoved
from engine.board_game.scenarios.trade_routes import KEY, ROUTES
from engine.board_game.scenarios.wandering_tokens import TokenFetched, TokenLaid
from engine.board_game.simulate import bot_action
from engine.chance import Random

MOST_ACTIONS: Final = 20_000
"""A table of bots that has not come to an end by then never will."""
COLUMNS: Final = ("ended", "turns", "built", "moved", "islands", "fog", "of", "gold", "routes")


def maps() -> list[str]:
    """Every board with ships."""
    return [key for key in BOARDS if boards.load(key).supply.ships]


def played(
    board: str, level: str, number: int, watching: Callable[[State], None] = lambda state: None
) -> Counter[str]:
    """The events of one game of bots, as many as the board is for; `watching` is shown the state after every action."""
    config = GameConfig(board=board, seats=max(boards.load(board).seats))
    chance, luck = Random(number), Random(f"bots {number}")
    state = game.start(rules_for(config), chance)
    seen: Counter[str] = Counter(of=state.island.terrain.count(FOG))
    for _ in range(MOST_ACTIONS):
        if state.over:
            break
        action = bot_action(state, level, luck)
        game.check(state, action)
        log: Log = []
        game.apply(state, action, chance, log)
        for event in told(log):
            seen.update(noted(state, event))
        watching(state)
    seen["ended"] = int(state.over)
    seen["turns"] = state.turn
    seen["fog"] = seen["of"] - seen["discovered"]
    if KEY in state.option_state:
        seen["routes"] = len(ROUTES.of(state).lines)
    return seen


def noted(state: State, event: Event) -> dict[str, int]:
    """Add an event to the figures."""
    match event:
        case ShipBuilt():
            return {"built": 1}
        case ShipMoved():
            return {"moved": 1}
        case PirateMoved():
            return {"pirate": 1}
        case HexDiscovered():
            return {"discovered": 1}
        case HarborLaid():
            return {"harbors": 1}
        case TokenLaid() | TokenFetched():
            return {"numbers": 1}
        case GoldTaken():
            return {"gold": sum(event.cards)}
        case SettlementBuilt() if state.turn and is_first_there(state, event):
            return {"islands": 1}
    return {}


def is_first_there(state: State, built: SettlementBuilt) -> bool:
    """True if its owner lives nowhere else on that island."""
    geometry, land = state.rules.geometry, state.rules.island_land(state)
    island = island_at(geometry, land, built.intersection)
    others = state.buildings(built.seat) & ~(1 << built.intersection)
    return not corners_of(geometry, island) & others


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.bots_at_sea")
    parser.add_argument("--games", type=int, default=30, help="on each map")
    parser.add_argument("--level", choices=LEVELS, default="easy")
    parser.add_argument("maps", nargs="*", default=maps(), help="all of them, if none is named")
    asked = parser.parse_args()
    print(f"{asked.level} bots, {asked.games} games a map; what follows `turns` is by game")
    print("".join([f"{'map':<20}", *(f"{name:>8}" for name in COLUMNS)]))
    for board in asked.maps:
        seen: Counter[str] = Counter()
        for number in range(asked.games):
            seen += played(board, asked.level, number)
        by_game = [f"{seen[name] / asked.games:>8.1f}" for name in COLUMNS[1:]]
        print("".join([f"{board:<20}", f"{seen['ended']:>8}", *by_game]), flush=True)


if __name__ == "__main__":
    main()
