"""Origins of the rules: the paragraphs of the reference, and the questions that the sources leave open, each with its source.

What they say is the client's, in four languages (`static/locales/en/cardbook.ftl`)."""

from dataclasses import dataclass
from typing import Final

from engine.card_game.options import Sources


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A heading of the reference."""

    key: str
    sources: Sources


PARAGRAPHS: Final = (
    Paragraph(
        "goal",
        (
            ("booklet", "Object of the Game"),
            ("booklet", "End of the Game"),
            ("facts", "winning-two-realms"),
        ),
    ),
    Paragraph(
        "set-up",
        (
            ("booklet", "Laying Out the Playing Area"),
            ("booklet", "Preparing the Draw Stacks"),
            ("facts", "the-120-cards"),
            ("facts", "opening-layout"),
        ),
    ),
    Paragraph("turn", (("booklet", "Gameplay Overview"), ("facts", "order-of-a-turn"))),
    Paragraph("event", (("booklet", "Resolving the Event Die Roll"), ("facts", "event-die"))),
    Paragraph("production", (("booklet", "Recording Resource Production"), ("facts", "storage"))),
    Paragraph("trade", (("booklet", "Trade Resources"), ("facts", "trade-with-the-supply"))),
    Paragraph("building", (("booklet", "Expand Your Principality"), ("facts", "middle-row"))),
    Paragraph("upgrades", (("booklet", "Develop Your Principality"), ("facts", "building-sites"))),
    Paragraph("tokens", (("booklet", "Gameplay Overview"), ("facts", "strength-and-commerce"))),
    Paragraph("actions", (("booklet", "Play Action Cards"), ("facts", "when-actions-are-played"))),
    Paragraph("attacks", (("booklet", "Play Action Cards"), ("facts", "attacks"))),
    Paragraph(
        "drawing",
        (
            ("booklet", "Replenishing Your Hand"),
            ("booklet", "Exchanging a Card"),
            ("facts", "drawing-cards"),
        ),
    ),
)

DECISIONS: Final = (
    *(
        Paragraph(key, (("facts", section),))
        for key, section in (
            ("start", "opening-layout"),
            ("action-time", "when-actions-are-played"),
            ("second-turn", "when-actions-are-played"),
            ("seven-points", "when-actions-are-played"),
            ("new-card", "gained-cards"),
            ("attack-die", "attacks"),
            ("window", "counter-window"),
            ("no-question", "counter-window"),
            ("spy-takes", "what-the-spy-takes"),
            ("tournament-tie", "event-die"),
            ("gain", "gains-of-choice"),
            ("loss", "which-region"),
            ("settlement-place", "new-settlements"),
            ("city-sites", "building-sites"),
            ("token-place", "strength-and-commerce"),
            ("exchange-time", "drawing-cards"),
            ("must-draw", "drawing-cards"),
            ("searches", "drawing-cards"),
            ("surplus", "surplus"),
            ("seen-cards", "looks-and-secrets"),
            ("shown-hand", "looks-and-secrets"),
            ("civil-war-returns", "civil-war-in-order"),
            ("both-win", "winning-two-realms"),
            ("won-own-turn", "winning-two-realms"),
            ("mill", "strength-and-commerce"),
            ("opening", "robber-assault"),
            ("gifts", "trade-between-realms"),
            ("removing", "removing-upgrades"),
            ("shorter", "winning-two-realms"),
            ("region-numbers", "regions"),
            ("waiting", "order-of-a-turn"),
            ("undo", "undoing"),
            ("lapsed", "lapsed-clock"),
            ("endless", "endless-games"),
        )
    ),
    Paragraph("harbor-point", (("facts", "strength-and-commerce"), ("facts", "single-cards"))),
)
"""Questions that the sources leave open, in the order of a game."""
