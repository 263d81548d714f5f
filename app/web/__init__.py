"""Over HTTP: routes, sockets, identity, limits, the page itself."""
