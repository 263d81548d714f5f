"""The card game for two: rules, cards and bots (docs/decisions/card-game.md)."""
