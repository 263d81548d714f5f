"""First player: drawn at random, or the first seat, instead of the highest roll (house rule; rules.md §1, set-up)."""

from engine.chance import Chance
from engine.compiled import Rules, happened
from engine.events import FirstPlayerChosen, Log
from engine.names import Seat
from engine.options import OneOf, Option
from engine.rulebook import Rulebook
from engine.state import State


def drawn(state: State, rules: Rules, chance: Chance, log: Log) -> Seat:
    return _chosen(state, rules, chance.below(len(rules.seats)), log)


def the_first_seat(state: State, rules: Rules, chance: Chance, log: Log) -> Seat:
    return _chosen(state, rules, 0, log)


def _chosen(state: State, rules: Rules, seat: Seat, log: Log) -> Seat:
    happened(state, rules, log, FirstPlayerChosen, (seat,))
    return seat


def install(book: Rulebook, way: str) -> None:
    book.first_player.replace({"random": drawn, "first-seat": the_first_seat}[way])


OPTION = Option(
    key="first-player",
    title="Who starts",
    summary="Drawn at random, or the first seat, instead of the highest roll.",
    source="house rule",
    install=install,
    parameter=OneOf(("random", "first-seat"), "random"),
    group="set-up",
    changes=("set-up",),
)
