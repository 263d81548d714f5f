"""Addresses of players are called from a process that reaches the Internet, and nothing of the server's machine or its network."""

import multiprocessing
import socket
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from app.notifications import outside
from app.notifications.guard import is_outside
from app.notifications.outside import Outcome
from app.problems import Problem
from tests.app.notified import ANA, THIS_MACHINE, Browser, Hook, evening, hook


@pytest.mark.parametrize(
    "address",
    [
        "ntfy://127.0.0.1:{}/island",
        "json://127.0.0.1:{}",
        "mailto://user:secret@example.org:{}?smtp=127.0.0.1&to=ana@example.org",
    ],
)
async def test_an_address_in_the_servers_network_is_refused_and_not_called(
    tmp_path: Path, ntfy: Hook, address: str
):
    async with evening(tmp_path, notification_networks="") as found:
        with pytest.raises(Problem, match="inside the network of this server") as refused:
            await found.notifier.add(ANA, "apprise", address.format(ntfy.port), "en")
        assert refused.value.code == "local_address"
        assert ntfy.hits == []
        assert (await found.notifier.shown_to(ANA))["channels"] == []


async def test_a_name_that_leads_into_the_servers_network_is_refused(tmp_path: Path, ntfy: Hook):
    async with evening(tmp_path, notification_networks="") as found:
        browser = Browser(f"http://localhost:{ntfy.port}/push/1")
        for kind, address in (
            ("push", browser.subscription),
            ("apprise", f"ntfy://localhost:{ntfy.port}/island"),
        ):
            with pytest.raises(Problem, match="inside the network of this server"):
                await found.notifier.add(ANA, kind, address, "en")  # type: ignore[arg-type]
        assert ntfy.hits == []


async def test_a_redirect_into_the_servers_network_is_refused(tmp_path: Path, ntfy: Hook):
    with hook("127.0.0.2") as inside:
        async with evening(tmp_path) as found:
            ntfy.status, ntfy.location = 307, f"http://127.0.0.2:{inside.port}/"
            with pytest.raises(Problem, match="inside the network of this server"):
                await found.notifier.add(ANA, "apprise", f"json://{ntfy.address}", "en")
            assert len(ntfy.hits) == 1
            assert inside.hits == []


@pytest.mark.parametrize(
    ("address", "own", "outside"),
    [
        ("93.184.216.34", "192.168.1.2", True),
        ("192.168.178.20", "192.168.178.2", False),
        ("10.0.0.1", None, False),
        ("100.64.0.1", None, False),
        ("169.254.169.254", None, False),
        ("127.0.0.1", None, False),
        ("0.0.0.0", None, False),
        ("224.0.0.1", None, False),
        ("255.255.255.255", None, False),
        ("93.184.216.34", "93.184.216.34", False),
        ("2606:2800:220:1::1", "2003:e1:1:1::2", True),
        ("2003:e1:1:1::7", "2003:e1:1:1::2", False),
        ("2003:e1:1:17::7", "2003:e1:1:1::2", False),
        ("::1", None, False),
        ("::", None, False),
        ("::ffff:127.0.0.1", None, False),
        ("::ffff:93.184.216.34", None, True),
        ("64:ff9b::c0a8:102", None, False),
        ("2002:c0a8:0102::1", None, False),
        ("2001:0:53aa:64c:0:0:0:1", None, False),
        ("fe80::1", None, False),
        ("fd00::1", None, False),
        ("ff02::1", None, False),
    ],
)
def test_only_the_internet_is_outside(address: str, own: str | None, outside: bool):
    here = None if own is None else ip_address(own)
    assert is_outside(ip_address(address), here) is outside
    assert is_outside(ip_address("192.168.178.20"), None, [ip_network("192.168.178.20")])


def _read_a_secret(file: str) -> Outcome:
    Path(file).read_text()
    return "sent"


def _start_a_program(file: str) -> Outcome:
    subprocess.run(["touch", file], check=True)
    return "sent"


def _open_a_socket_of_the_machine(file: str) -> Outcome:
    with socket.socket(socket.AF_UNIX) as one:
        one.connect(file)
    return "sent"


def _send_a_datagram(port: str) -> Outcome:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        one.sendto(b"hello", ("127.0.0.1", int(port)))
    return "sent"


async def test_the_process_that_calls_addresses_reads_no_file_and_starts_no_program(
    tmp_path: Path,
):
    secret, made = tmp_path / "secret", tmp_path / "made"
    secret.write_text("seed")
    assert await outside.call((), _read_a_secret, str(secret)) == "failed"
    assert await outside.call((), _start_a_program, str(made)) == "failed"
    assert not made.exists()


async def test_the_process_that_calls_addresses_reaches_no_other_socket(tmp_path: Path):
    file = str(tmp_path / "socket")
    with socket.socket(socket.AF_UNIX) as listening, socket.socket(type=socket.SOCK_DGRAM) as udp:
        listening.bind(file)
        listening.listen()
        udp.bind((THIS_MACHINE, 0))
        udp.setblocking(False)
        assert await outside.call((), _open_a_socket_of_the_machine, file) == "local"
        port = str(udp.getsockname()[1])
        assert await outside.call((), _send_a_datagram, port) == "local"
        with pytest.raises(BlockingIOError):
            udp.recv(10)


async def test_a_service_that_does_not_answer_is_given_up_and_its_process_ended(
    tmp_path: Path, ntfy: Hook, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(outside, "SECONDS", 3.0)
    ntfy.hanging.clear()
    before = multiprocessing.active_children()
    async with evening(tmp_path) as found:
        with pytest.raises(Problem, match="could not be delivered, so nothing was added"):
            await found.notifier.add(ANA, "apprise", f"json://{ntfy.address}", "en")
        assert (await found.notifier.shown_to(ANA))["channels"] == []
        assert multiprocessing.active_children() == before
