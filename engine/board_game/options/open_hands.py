"""Open hands: all resource cards lie face up (sources: open-hands)."""

from engine.board_game.core.events import HANDS
from engine.board_game.core.names import RESOURCES, Seat
from engine.board_game.core.state import Rules, State
from engine.board_game.core.view_types import SightOfHand
from engine.board_game.options import Option
from engine.board_game.rulebook import Rulebook


def face_up(state: State, rules: Rules, seat: Seat) -> SightOfHand:
    return {"hand": dict(zip(RESOURCES, state.hands[seat], strict=True))}


def install(book: Rulebook) -> None:
    book.laid_open.add(HANDS)
    book.sight_of_hands.replace(face_up)


OPTION = Option(
    key="open-hands",
    title="Open hands",
    summary="Everyone sees everyone’s resource cards; development cards stay hidden.",
    source="sources: open-hands",
    install=install,
    group="sight",
    changes=("sight",),
)
