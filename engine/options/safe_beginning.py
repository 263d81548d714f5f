"""Safe beginning: in the first two rounds a seven is ignored and rolled again (M, alternate rule 4; A, footnote 14).

A round is one turn of everybody. The rolls that do not count are told and recorded as all chance is. A card of the dice
deck that shows a seven is gone like any other: nothing is put back, so that everybody still knows what is left."""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.chance import Chance
from engine.compiled import Rules, happened
from engine.events import Log, SevenIgnored
from engine.names import Dice, Seat
from engine.options import Option
from engine.rulebook import Rulebook
from engine.rules.production import SEVEN
from engine.state import State

ROUNDS: Final = 2

Rolling: TypeAlias = Callable[[State, Rules, Chance, Log], Dice]


def no_seven_yet(state: State, rules: Rules, seat: Seat) -> int:
    """While the first two rounds last."""
    return ~(1 << SEVEN) if state.turn <= ROUNDS * len(rules.seats) else -1


def until_it_counts(roll: Rolling) -> Rolling:
    """However a roll comes about."""

    def rolled(state: State, rules: Rules, chance: Chance, log: Log) -> Dice:
        dice = roll(state, rules, chance, log)
        counting = rules.totals(state, rules, state.current)
        while not counting >> sum(dice) & 1:
            happened(state, rules, log, SevenIgnored, (state.current, dice))
            dice = roll(state, rules, chance, log)
        return dice

    return rolled


def install(book: Rulebook) -> None:
    book.totals.restrict(no_seven_yet)
    book.dice.around(until_it_counts)


OPTION = Option(
    key="safe-beginning",
    title="Safe beginning",
    summary="In the first two rounds a seven is rolled again.",
    source="M alt 4, A fn 14",
    install=install,
    group="dice",
)
