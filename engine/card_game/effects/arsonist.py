"""Arsonist: a building goes back to its owner's hand (sources: action-cards)."""

from engine.card_game.effects.sending_back import attack_on

ARSONIST = attack_on("building", "arsonist")
