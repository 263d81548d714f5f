"""Friendly robber: players with only two points are left alone (sources: friendly-robber). The footnote says "a player", so the player
who moves the robber is spared too."""

from engine.board_game.core.decisions import Closed
from engine.board_game.core.names import NOBODY, Hex, HexMask, PathMask, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook
from engine.board_game.rules.harbors import harbors_beside
from engine.board_game.rules.robber import stays

SPARED = 2


def is_spared(state: State, seat: Seat) -> bool:
    """Judged by the points that everyone can see."""
    return state.points[seat] <= SPARED


def away_from_beginners(state: State, rules: Rules, seat: Seat) -> HexMask:
    """Keep the robber from hexes beside a building of a player with two points."""
    spared = 0
    for other in rules.seats:
        if is_spared(state, other):
            spared |= state.beside[other]
    return ~spared


def away_from_their_harbors(state: State, rules: Rules, seat: Seat) -> PathMask:
    """Keep it from their harbors too, where the robber may go to harbors."""
    spared = 0
    for other in rules.seats:
        if is_spared(state, other):
            spared |= harbors_beside(state, state.buildings(other))
    return ~spared


def away_from_their_ships(state: State, rules: Rules, seat: Seat) -> HexMask:
    """Keep the pirate from hexes beside their ships."""
    spared = 0
    for other in rules.seats:
        if is_spared(state, other):
            spared |= rules.ship_hexes(state, rules, other)
    return ~spared


def whom_it_spares(state: State, rules: Rules, seat: Seat, hex: Hex) -> Closed:
    """The players with a building there who have only two points."""
    spared = [
        other for other in rules.seats if is_spared(state, other) and state.beside[other] >> hex & 1
    ]
    return {"why": "spared", "seats": spared}


def not_from_beginners(state: State, rules: Rules, seat: Seat, victim: Seat) -> HexMask:
    """Such players cannot be victims, not at the desert either."""
    return 0 if is_spared(state, victim) else -1


def the_desert(state: State, rules: Rules, seat: Seat) -> HexMask:
    """With no other hex left it goes to the desert, or stays there; an island without desert leaves it where it is, and
    so does a table that bars the desert."""
    returns = rules.robber_returns_to_desert or state.robber == NOBODY
    return (state.island.deserts if returns else 0) or stays(state, rules, seat)


def install(book: Rulebook) -> None:
    book.robber_hexes.restrict(away_from_beginners, because=whom_it_spares)
    book.robber_victims.restrict(not_from_beginners)
    book.robber_harbors.restrict(away_from_their_harbors)
    book.robber_harbor_victims.restrict(not_from_beginners)
    book.pirate_hexes.restrict(away_from_their_ships)
    book.pirate_victims.restrict(not_from_beginners)
    book.robber_without_hex.replace(the_desert)


OPTION = Option(
    key="friendly-robber",
    title="Friendly robber",
    summary="The robber spares players with only two points.",
    source="sources: friendly-robber",
    install=install,
    group="robber",
    changes=("seven",),
)
