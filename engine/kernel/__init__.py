"""The kernel: what every game is made of (docs/decisions/kernel.md). It knows no game; games import it."""
