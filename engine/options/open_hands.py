"""Open hands: all resource cards lie face up (M, alternate rule 2; A, footnote 7)."""

from engine.events import HANDS
from engine.options import Option
from engine.rulebook import Rulebook


def install(book: Rulebook) -> None:
    book.laid_open.add(HANDS)


OPTION = Option(
    key="open-hands",
    title="Open hands",
    summary="Everyone sees everyone's resource cards; development cards stay hidden.",
    source="M alt 2, A fn 7",
    install=install,
)
