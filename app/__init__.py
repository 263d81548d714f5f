"""The server: lobby, tables, sockets, storage and the host's tools around the engine."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("hexhaven")
except PackageNotFoundError:  # a checkout that was never installed
    VERSION = "0"
