"""Notifications of one's turn: opt-in, by channels that players confirm (docs/decisions/notifications.md)."""
