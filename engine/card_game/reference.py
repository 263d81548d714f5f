"""Where the rules come from: the paragraphs of the reference, and the questions that the sources leave open, each with its source.

What they say is the client's, in four languages (`static/locales/en/cardbook.ftl`)."""

from dataclasses import dataclass
from typing import Final

from engine.card_game.options import Sources


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What the reference has a heading for."""

    key: str
    sources: Sources


PARAGRAPHS: Final = (
    Paragraph(
        "goal", (("booklet", "Object of the Game"), ("booklet", "End of the Game"), ("facts", "9"))
    ),
    Paragraph(
        "set-up",
        (
            ("booklet", "Laying Out the Playing Area"),
            ("booklet", "Preparing the Draw Stacks"),
            ("facts", "1"),
            ("facts", "4"),
        ),
    ),
    Paragraph("turn", (("booklet", "Gameplay Overview"), ("facts", "9"))),
    Paragraph("event", (("booklet", "Resolving the Event Die Roll"), ("facts", "2"))),
    Paragraph("production", (("booklet", "Recording Resource Production"), ("facts", "9"))),
    Paragraph("trade", (("booklet", "Trade Resources"), ("facts", "9"))),
    Paragraph("building", (("booklet", "Expand Your Principality"), ("facts", "3"))),
    Paragraph("upgrades", (("booklet", "Develop Your Principality"), ("facts", "9"))),
    Paragraph("tokens", (("booklet", "Gameplay Overview"), ("facts", "9"))),
    Paragraph("actions", (("booklet", "Play Action Cards"), ("facts", "10"))),
    Paragraph("attacks", (("booklet", "Play Action Cards"), ("facts", "7"))),
    Paragraph(
        "drawing",
        (
            ("booklet", "Replenishing Your Hand"),
            ("booklet", "Exchanging a Card"),
            ("facts", "9"),
        ),
    ),
)

DECISIONS: Final = (
    *(
        Paragraph(key, (("facts", "11"),))
        for key in (
            "start",
            "action-time",
            "second-turn",
            "seven-points",
            "new-card",
            "attack-die",
            "window",
            "no-question",
            "spy-takes",
            "tournament-tie",
            "gain",
            "loss",
            "settlement-place",
            "city-sites",
            "token-place",
            "exchange-time",
            "must-draw",
            "searches",
            "surplus",
            "seen-cards",
            "shown-hand",
            "civil-war-returns",
            "both-win",
            "won-own-turn",
            "mill",
            "opening",
            "gifts",
            "removing",
            "shorter",
            "region-numbers",
            "waiting",
            "undo",
            "lapsed",
            "endless",
        )
    ),
    Paragraph("harbor-point", (("facts", "10"), ("facts", "12"))),
)
"""Questions that the sources leave open, in the order of a game."""
