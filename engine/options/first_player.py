"""First player: drawn at random, or the first seat, instead of the highest roll (house rule; rules.md §1, set-up)."""

from engine.chance import Chance
from engine.events import FirstPlayerChosen, Log
from engine.names import Seat
from engine.options import OneOf, Option
from engine.rulebook import Rulebook, Rules


def drawn(rules: Rules, chance: Chance, log: Log) -> Seat:
    return _chosen(chance.below(len(rules.seats)), log)


def the_first_seat(rules: Rules, chance: Chance, log: Log) -> Seat:
    return _chosen(0, log)


def _chosen(seat: Seat, log: Log) -> Seat:
    if log is not None:
        log.append(FirstPlayerChosen(seat))
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
)
