"""Region stack: the numbers of its regions as the facts have them, with low confidence, or dealt under the same conditions (sources: regions)."""

from engine.card_game.core.cards import REGIONS, regions_in
from engine.card_game.options import OneOf, Option
from engine.card_game.rulebook import Rulebook
from engine.chance import Chance


def printed(chance: Chance) -> tuple[int, ...]:
    """The numbers on the cards."""
    return tuple(card.number for card in REGIONS)


def dealt(chance: Chance) -> tuple[int, ...]:
    """The numbers of the region stack, dealt again until no terrain repeats one."""
    numbers = [card.number for card in REGIONS]
    stack = regions_in("stack")
    while True:
        shuffled = chance.shuffled([numbers[region] for region in stack])
        faces = {
            (REGIONS[region].good, number) for region, number in zip(stack, shuffled, strict=True)
        }
        if len(faces) == len(stack):
            for region, number in zip(stack, shuffled, strict=True):
                numbers[region] = number
            return tuple(numbers)


def install(book: Rulebook, numbers: str) -> None:
    """Take the numbers as they are printed, or deal them."""
    book.region_numbers.replace({"printed": printed, "dealt": dealt}[numbers])


OPTION = Option(
    "region-stack",
    "Numbers of new regions",
    "No source gives them: the standard ones are reconstructed, or they are dealt at random. No terrain repeats a number.",
    (("facts", "regions"),),
    OneOf(("printed", "dealt")),
    {"1996": "printed", "2005": "printed"},
    install,
)
