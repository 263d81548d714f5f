"""The messages, in closed families by direction; reading them is reading the protocol."""
