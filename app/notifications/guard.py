"""Guards a child process that calls addresses of players: it reaches the Internet, and nothing of this machine or its network.

An audit hook sees every connection with the address that was resolved, just before it is made; it cannot be taken off again."""

import ipaddress
import os
import socket
import sys
import sysconfig
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

IP: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

CONNECTING: Final = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg"})
FORBIDDEN: Final = frozenset(
    {
        *("os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.system"),
        *("pty.spawn", "subprocess.Popen", "syslog.openlog", "syslog.syslog"),
    }
)
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT
GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
TUNNELS: Final = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Parts of it in which an IPv4 address is wrapped (Teredo, 6to4)."""
HOME_PREFIX: Final = 56
"""The bits that all addresses of one home share in IPv6, as most providers give them out."""
ANY_PORT: Final = 9


class GuardRefused(PermissionError):
    """The process was about to do something that the guard refuses."""


def is_outside(address: IP, own: IP | None, allowed: Sequence[Network] = ()) -> bool:
    """Check whether an address is on the Internet, or in an allowed network; `own`: this machine's address on the way to it."""
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if any(address in network for network in allowed):
        return True
    if not address.is_global or address.is_multicast or address == own:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    if address not in GLOBAL_UNICAST or any(address in tunnel for tunnel in TUNNELS):
        return False
    home = None if own is None else ipaddress.ip_network((own, HOME_PREFIX), strict=False)
    return home is None or address not in home


class Guard:
    """The hook of one process."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self.tripped = False
        """True once a connection was refused."""
        self._allowed = [ipaddress.ip_network(name, strict=False) for name in allowed]
        self._readable = _places_of_python()
        self._probing = threading.local()

    def install(self) -> None:
        """Guard this process from now on."""
        sys.addaudithook(self._hook)

    def _hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in CONNECTING:
            self._connecting(arguments[0], arguments[1])
        elif event == "open":
            self._opening(*arguments)
        elif event in FORBIDDEN:
            raise GuardRefused(event)

    def _connecting(self, used: socket.socket, target: Any) -> None:
        if getattr(self._probing, "now", False) or target is None:
            return
        if not self._may_connect(used, target):
            self.tripped = True
            raise GuardRefused("the address is in the network of the server")

    def _may_connect(self, used: socket.socket, target: Any) -> bool:
        if used.family not in (socket.AF_INET, socket.AF_INET6):
            return False
        try:
            address = ipaddress.ip_address(target[0].partition("%")[0])
        except ValueError:  # a name, of which nobody knows what it will be resolved to
            return False
        return is_outside(address, self._own(used.family, address), self._allowed)

    def _own(self, family: int, address: IP) -> IP | None:
        """This machine's address on the way there; choosing a route for a datagram sends nothing."""
        self._probing.now = True
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((str(address), ANY_PORT))
                return ipaddress.ip_address(probe.getsockname()[0].partition("%")[0])
        except (OSError, ValueError):
            return None
        finally:
            self._probing.now = False

    def _opening(self, path: Any, _mode: Any, flags: int) -> None:
        if isinstance(path, int):
            return
        place = os.path.realpath(os.fsdecode(path))
        readable = any(place == one or place.startswith(one + os.sep) for one in self._readable)
        if flags & WRITING or not (readable or place == os.devnull):
            raise GuardRefused("the file is not Python’s own")


def _places_of_python() -> tuple[str, ...]:
    """The directories of Python, its packages and this program, but not the one that all of them may be in."""
    paths = sysconfig.get_paths()
    places = [paths[name] for name in ("stdlib", "platstdlib", "purelib", "platlib")]
    places += [one for one in sys.path if one.endswith(("site-packages", "dist-packages"))]
    places.append(str(Path(__file__).parents[1]))
    return tuple(dict.fromkeys(os.path.realpath(place) for place in places))
