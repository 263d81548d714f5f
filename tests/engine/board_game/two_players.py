"""A table of the option two-players, and what its tests ask of it."""

from dataclasses import replace

from engine.bits import bits
from engine.board_game.core.decisions import RollDecision
from engine.board_game.options.two_players.neutral_players import PlaceNeutralRoad
from engine.board_game.options.two_players.option_state import SLICE
from engine.board_game.options.two_players.trade_tokens import GiveInReturn
from engine.chance import Scripted
from engine.kernel.decisions import push
from tests.engine.board_game.table import BLUE, RED, SETTLEMENT, Table, cards

KEY = "two-players"
BLACK, GRAY = 2, 3
"""The neutral players."""
FAR_GOAL = {"victory-points": 20}
"""So many points that nobody wins while a test goes on."""


def two_players(*options, cleared=True, seed=3, **values):
    """RED is about to roll; each seed of chance always deals the same island."""
    return Table(
        KEY,
        *options,
        values=values,
        board="standard-3-4",
        seats=2,
        cleared=cleared,
        chance=Scripted(dice=[(6, 6), (1, 1)], seed=seed),
    )


def desert(table):
    return next(bits(table.state.island.deserts))


def robber_off_the_desert(table):
    table.robber_on(0 if desert(table) else 1)


def is_coast(table, at):
    return len(table.geometry.hexes_beside[at]) < 3


def is_at_the_desert(table, at):
    return desert(table) in table.geometry.hexes_beside[at]


def first_place(table, on_the_coast, at_the_desert):
    return next(
        at
        for at in range(len(table.geometry.intersections))
        if is_coast(table, at) == on_the_coast and is_at_the_desert(table, at) == at_the_desert
    )


def coast(table):
    return first_place(table, on_the_coast=True, at_the_desert=False)


def inland(table, at_the_desert=False):
    """An intersection between three hexes, at the desert or not."""
    return first_place(table, on_the_coast=False, at_the_desert=at_the_desert)


def on_the_coast_and_at_the_desert():
    """Some deal that has the desert at the rim, and an intersection there."""
    for seed in range(99):
        table = two_players(cleared=False, seed=seed)
        for at in bits(table.state.free):
            if is_coast(table, at) and is_at_the_desert(table, at):
                return table, at
    raise AssertionError("no desert at the rim")


def numbers_beside(table, at):
    return [table.state.island.numbers[hex] for hex in table.geometry.hexes_beside[at]]


def tokens(table, seat):
    return table.view(None)["options"][KEY]["tokens"][str(seat)]


def pool(table):
    return table.view(None)["options"][KEY]["pool"]


def ready_to_build(table, *paid_for):
    """RED has a settlement and a road inland, has rolled, and holds what these things cost."""
    at = inland(table)
    table.settlement(RED, at)
    table.after_the_roll(RED)
    table.hand(RED, *paid_for)
    return at


def some_path_of(table, at):
    return next(bits(table.geometry.paths_at[at] & ~table.state.used))


def far_from(table, *taken):
    """A free inland intersection that is neither one of these nor next to one."""
    near = {other for at in taken for other in bits(table.geometry.blocked_by[at])}
    return next(at for at in bits(table.state.free) if at not in near and not is_coast(table, at))


def neutral_roads(table, seat):
    return table.legal(seat, PlaceNeutralRoad)


def gives(seat, **counts):
    return GiveInReturn(seat, cards(**counts))


def about_to_roll_twice(table, seat=RED):
    table.before_the_roll(seat)
    SLICE.put(table.state, replace(SLICE.of(table.state), rolls=()))
    push(table.state, RollDecision(seat))


def forced_trade(*options, red=2, blue=2):
    table = two_players(*options)
    table.after_the_roll(RED)
    table.hand(RED, wool=red)
    table.hand(BLUE, ore=blue)
    return table


def with_two_roads(table, seat, start, avoiding=()):
    """A settlement at the start of two roads; the three intersections along them."""
    way = table.way(start, 2, avoiding=avoiding)
    table.settlement(seat, way[0])
    table.road_along(seat, *way)
    return way


def ready_to_settle(table):
    """RED has rolled, holds what a settlement costs, and can build it at the end of its two roads."""
    table.after_the_roll(RED)
    table.hand(RED, SETTLEMENT)
    return with_two_roads(table, RED, inland(table))
