"""Black Knight: a knight goes back to its owner's hand; a Church gives no protection (sources: action-cards)."""

from engine.card_game.effects.sending_back import attack_on

BLACK_KNIGHT = attack_on("knight", "black-knight")
