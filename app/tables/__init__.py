"""The tables where people sit: one live object each, commands one after another."""
