"""The messages, in closed families by direction; these modules define the protocol."""
