"""Year End: the whole event stack is shuffled, this card included (facts, section 8)."""

from engine.card_game.core.events import EventsShuffled
from engine.card_game.core.names import Seat
from engine.card_game.core.play import Play
from engine.card_game.core.state import State


def year_end(state: State, seat: Seat, play: Play) -> None:
    state.events = tuple(play.chance.shuffled(state.events))
    play.tell(EventsShuffled())
