"""Arsonist: a building goes back to its owner's hand (facts, section 7)."""

from engine.card_game.effects.sending_back import attack_on

ARSONIST = attack_on("building", "arsonist")
