"""Cards after the roll: development cards may be played only after the roll (sources: cards-after-the-roll)."""

from typing import Final

from engine.board_game.core.names import Seat
from engine.board_game.core.refusals import refusal
from engine.board_game.core.state import Rules, State
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook

ROLL_FIRST: Final = refusal(
    "cards_after_roll", "Cards are played after the roll (option `cards-after-roll`)."
)({}, "Development cards are played only after the roll.")


def the_dice_have_fallen(state: State, rules: Rules, seat: Seat) -> bool:
    return state.dice is not None


def install(book: Rulebook) -> None:
    book.may_play_card.restrict(the_dice_have_fallen, because=ROLL_FIRST)


OPTION = Option(
    key="cards-after-roll",
    title="Cards after the roll",
    summary="Development cards are played only after the roll.",
    source="sources: cards-after-the-roll",
    install=install,
    group="development",
    changes=("development",),
)
