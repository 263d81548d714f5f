"""A table at which everybody has something to trade."""

from tests.engine.board_game.table import RED, Table, cards

ORE_FOR_WOOL = (cards(ore=1), cards(wool=1))


def market(**values):
    """RED, whose turn it is, has ore; everybody else has wool, brick and grain."""
    table = Table(**values)
    table.hand(RED, ore=4, lumber=2)
    for seat in table.seats[1:]:
        table.hand(seat, wool=2, brick=2, grain=1)
    table.after_the_roll(RED)
    return table
