"""Settings come from the environment; a wrong one is named, a secret one is never shown."""

import asyncio
import os
import re
import socket
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any
from urllib.parse import urlsplit

import pytest
from pydantic import ValidationError
from structlog.testing import capture_logs

from app.backups import Copied, back_up
from app.environment import SECRET
from app.host.configuration import origin, said, warnings
from app.host.listening import listening
from app.settings import Settings
from app.storage import opening
from app.storage.directory import DirectoryUnusable, claim
from app.storage.migrate import migrate_sqlite
from app.storage.opening import NotReady, examine
from app.web.lan_urls import links
from tests.app import forked
from tests.app.databases import make_sqlite, stored_in
from tests.app.running import free_port
from tests.conftest import StartServer


def run(*command: str, **settings: str) -> CompletedProcess[str]:
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("HEXHAVEN_")
    }
    environment |= {f"HEXHAVEN_{name.upper()}": value for name, value in settings.items()}
    return forked.told("app.host.cli", command, environment)


def check(tmp_path: Path, **settings: str) -> CompletedProcess[str]:
    return run("check-config", **{"data": str(tmp_path / "data"), **settings})


def test_no_setting_is_needed(tmp_path: Path):
    told = check(tmp_path)
    assert told.returncode == 0
    assert "There is no database yet" in told.stdout
    assert not (tmp_path / "data").exists(), "looking makes nothing"
    for name, field in Settings.model_fields.items():
        assert f"HEXHAVEN_{name.upper()}=" in told.stdout
        assert field.description
        assert field.description in told.stdout


def test_wrong_settings_are_named_one_by_one(tmp_path: Path):
    told = check(
        tmp_path,
        port="eighty",
        base_path="/a b",
        public_url="ftp://x",
        database_url="mysql://secret@x",
    )
    assert told.returncode == 1
    for name in ("PORT", "BASE_PATH", "PUBLIC_URL", "DATABASE_URL"):
        assert f"HEXHAVEN_{name}: " in told.stderr
    assert "secret" not in told.stdout + told.stderr
    assert "Value error" not in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("port", "eighty", "'eighty' is not a whole number from 0 to 65535."),
        ("sockets_per_address", "0", "'0' is not a whole number from 1 upward."),
        ("bot_delay", "nan", "'nan' is not a number from 0 to 60."),
        ("log_level", "loud", "'loud' is not one of debug, info, warning, error."),
        (
            "public_url",
            "https://play.example.org:abc",
            "is not an address of pages such as https://",
        ),
        ("public_url", "http://[::1", "is not an address of pages such as https://"),
        ("allowed_origins", "play.example.org", "is not an origin such as https://"),
        ("allowed_origins", "*", "is not an origin such as https://"),
        ("trusted_proxies", "0.0.0.0/0", "would trust everyone"),
        ("smtp_url", "mail.example.org", "looks like smtps://user:password@"),
        ("smtp_url", "smtp://ana:secret@host/path", "looks like smtps://user:password@"),
        ("smtp_sender", "Ana <ana@example.org>", "is not an e-mail address such as"),
        ("notifications", "push,pigeon", "'pigeon' is not one of push, email, apprise"),
        ("notifications", "push", "set HEXHAVEN_PUBLIC_URL"),
        ("notification_networks", "ntfy.lan", "is neither an address nor a network"),
        ("notification_key", "secret", "the content of another server's notifications.key"),
        ("database_url", "postgresql:foo", "looks like postgresql://"),
        ("database_url", "postgresql://ana:secret", "a number from 1 to 65535"),
        ("database_url", "postgresql://ana:se@cret@host/name", "write %40 for @"),
        ("database_url", "postgresql://ana/x:secret@host/name", "%2F for /"),
        ("database_url", "postgresql://host/name?sslmode=maybe", "sslmode has to be one of"),
        ("database_url", "postgresql://host/name?x=secret", "cannot set x"),
    ],
)
def test_what_is_refused_says_what_to_write(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str
):
    monkeypatch.setenv(f"HEXHAVEN_{name.upper()}", value)
    with pytest.raises(ValidationError) as refused:
        Settings()
    [line] = [said(fault) for fault in refused.value.errors()]
    assert line.startswith(f"HEXHAVEN_{name.upper()}: ")
    assert words in line
    assert "cret" not in line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("public_url", "https://play.example.org/?a"),
        ("public_url", "https://play.example.org/#a"),
        ("public_url", "https://ana@play.example.org"),
        ("public_url", "https://play example.org"),
        ("public_url", "https://127.1"),
        ("public_url", "https://play.example.org:0"),
        ("allowed_origins", "https://*.example.org"),
        ("allowed_origins", "https://play.example.org/hex"),
        ("allowed_origins", "null"),
        ("trusted_proxies", "proxy.example.org"),
        ("trusted_proxies", "127.0.0.1:8000"),
        ("trusted_proxies", "::ffff:0:0/96"),
        ("host", "0.0.0.0:8000"),
        ("host", "http://play.example.org"),
        ("host", '"0.0.0.0"'),
        ("base_path", "/müller"),
        ("data", "postgresql://host/name"),
        ("password", "open\nsesame"),
    ],
)
def test_a_setting_that_could_never_work_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
):
    monkeypatch.setenv(f"HEXHAVEN_{name.upper()}", value)
    with pytest.raises(ValidationError) as refused:
        Settings()
    [line] = [said(fault) for fault in refused.value.errors()]
    assert line.startswith(f"HEXHAVEN_{name.upper()}: ")


@pytest.mark.parametrize(
    ("name", "value", "meant"),
    [
        ("host", " [::1] ", "::1"),
        ("host", "*", "*"),
        ("base_path", "hex ", "/hex/"),
        ("public_url", "https://PLAY.example.org:443/hex/", "https://PLAY.example.org:443/hex"),
        ("allowed_origins", "https://müller.example/", ("https://müller.example",)),
        ("notification_networks", "192.168.178.20, fd00::/8", ("192.168.178.20", "fd00::/8")),
    ],
)
def test_what_can_be_understood_is_taken(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, meant: object
):
    monkeypatch.setenv(f"HEXHAVEN_{name.upper()}", value)
    assert getattr(Settings(), name) == meant


def test_notices_by_email_need_a_mail_server_and_a_sender():
    chosen: dict[str, Any] = {
        "notifications": "EMAIL, push, push",
        "public_url": "https://play.example.org",
        "smtp_url": "smtp://localhost",
    }
    with pytest.raises(ValidationError, match="set HEXHAVEN_SMTP_URL and HEXHAVEN_SMTP_SENDER"):
        Settings(**chosen)
    assert Settings(**chosen, smtp_sender="a@example.org").notifications == ("email", "push")


def test_quotation_marks_that_arrived_with_a_value_are_named(monkeypatch: pytest.MonkeyPatch):
    """As `docker run --env-file` hands them over."""
    monkeypatch.setenv("HEXHAVEN_PORT", '"8000"')
    with pytest.raises(ValidationError) as refused:
        Settings()
    [line] = [said(fault) for fault in refused.value.errors()]
    assert line.endswith("Its quotation marks are part of the value: leave them out.")
    [word] = warnings(Settings(port=1), {"HEXHAVEN_PASSWORD": "'sesame'"})
    assert word.startswith("HEXHAVEN_PASSWORD begins and ends with quotation marks")
    assert "sesame" not in word


ADDRESSES = {
    "database_url": "postgresql://ana@host/name",
    "redis_url": "redis://:sesame@host:6379",
    "metrics_token": "open-sesame-0123456789",
    "smtp_url": "smtps://ana:sesame@mail.example.org",
    "notification_key": f"{'sesame' * 7}A=",
}


@pytest.mark.parametrize("name", SECRET)
def test_every_secret_can_be_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str):
    secret = ADDRESSES.get(name, "open sesame ")
    for end in ("", "\n", "\r\n"):
        (tmp_path / "secret").write_text(secret + end, newline="")
        monkeypatch.setenv(f"HEXHAVEN_{name.upper()}_FILE", str(tmp_path / "secret"))
        assert getattr(Settings(), name) == secret


def test_settings_whose_names_tell_of_a_secret_are_secrets():
    broadcaster = {
        name for name in Settings.model_fields if re.search("password|url|seed|token|_key", name)
    }
    assert broadcaster - {"public_url"} == set(SECRET)


def test_a_secret_that_cannot_be_read_from_its_file_stops_the_start(tmp_path: Path):
    (tmp_path / "empty").write_text("\n")
    (tmp_path / "binary").write_bytes(b"\xff")
    (tmp_path / "secret").write_text("sesame")
    for file, why in {
        "none": "cannot be read: no such file or directory",
        "": "cannot be read: is a directory",
        "empty": "is empty",
        "binary": "does not hold text in UTF-8",
    }.items():
        for told in (
            check(tmp_path, password_file=str(tmp_path / file)),
            serve(tmp_path / "data", password_file=str(tmp_path / file)),
        ):
            says_one_sentence(told, "HEXHAVEN_PASSWORD_FILE: ", str(tmp_path / file), why)
    both = check(tmp_path, password="sesame", password_file=str(tmp_path / "secret"))
    says_one_sentence(both, "HEXHAVEN_PASSWORD and HEXHAVEN_PASSWORD_FILE are both set")
    shown = check(tmp_path, password="", password_file=str(tmp_path / "secret"))
    assert "HEXHAVEN_PASSWORD=(hidden)  [from HEXHAVEN_PASSWORD_FILE]" in shown.stdout
    assert (shown.returncode, shown.stderr) == (0, "")


OF_SERVICES = {
    "HEXHAVEN_PORT": "tcp://10.0.0.1:8000",
    "HEXHAVEN_PORT_8000_TCP": "tcp://10.0.0.1:8000",
    "HEXHAVEN_PORT_8000_TCP_ADDR": "10.0.0.1",
    "HEXHAVEN_PORT_8000_TCP_PORT": "8000",
    "HEXHAVEN_PORT_8000_TCP_PROTO": "tcp",
    "HEXHAVEN_SERVICE_HOST": "10.0.0.1",
    "HEXHAVEN_SERVICE_PORT": "8000",
    "HEXHAVEN_SERVICE_PORT_HTTP": "8000",
    "HEXHAVEN_POSTGRES_SERVICE_HOST": "10.0.0.2",
    "HEXHAVEN_POSTGRES_PORT": "tcp://10.0.0.2:5432",
    "HEXHAVEN_POSTGRES_PORT_5432_TCP_ADDR": "10.0.0.2",
    "HEXHAVEN_NAME": "/web/hexhaven",
    "HEXHAVEN_ENV_LANG": "C.UTF-8",
}
"""Variables that Kubernetes and docker links put into a container for services named hexhaven and hexhaven-postgres."""


def test_what_a_container_engine_says_of_a_service_is_no_setting(monkeypatch: pytest.MonkeyPatch):
    for name, value in OF_SERVICES.items():
        monkeypatch.setenv(name, value)
    settings = Settings()
    assert settings.port == 8000
    [line] = warnings(settings, OF_SERVICES)
    assert line.startswith("HEXHAVEN_PORT=tcp://10.0.0.1:8000 ")
    assert origin("port", OF_SERVICES) == "default"


def test_a_file_is_read_for_secrets_only():
    [line] = warnings(Settings(), {"HEXHAVEN_PUBLIC_URL_FILE": "/x"})
    assert "HEXHAVEN_PUBLIC_URL is not" in line


def test_what_is_meant_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """In any case, in a home directory, and empty for nothing."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name, value in {"LOG_LEVEL": "INFO", "DATA": "~/games", "HOST": "", "PORT": ""}.items():
        monkeypatch.setenv(f"HEXHAVEN_{name}", value)
    settings = Settings()
    assert (settings.log_level, settings.data) == ("info", tmp_path / "games")
    assert (settings.host, settings.port) == ("0.0.0.0", 8000)


def test_what_is_probably_not_meant_is_said():
    """A misspelled name, and a path in one setting that is missing in the other."""
    settings = Settings(public_url="https://play.example.org/hex")
    names = ("HEXHAVEN_PASSWROD", "HEXHAVEN_TRUSTED_PROXY", "HEXHAVEN_QUX", "HEXHAVEN_PORT")
    password, nothing, proxy, path = warnings(settings, dict.fromkeys((*names, "HOME"), "1"))
    assert "did you mean HEXHAVEN_PASSWORD?" in password
    assert "did you mean HEXHAVEN_TRUSTED_PROXIES?" in proxy
    assert "HEXHAVEN_QUX is not a setting and changes nothing" in nothing
    assert "HEXHAVEN_BASE_PATH is /" in path
    both = Settings(public_url="https://play.example.org/hex", base_path="/hex")
    assert list(warnings(both, {"HEXHAVEN_PORT": "1"})) == []


def test_checking_fails_where_no_server_could_start(tmp_path: Path):
    (tmp_path / "file").write_text("")
    for name, content in {"text": b"Dear diary", "cut": None, "newer": None}.items():
        file = tmp_path / name / "hexhaven.sqlite3"
        make_sqlite(file)
        file.write_bytes(content or file.read_bytes())
    with stored_in(tmp_path / "newer" / "hexhaven.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    whole = (tmp_path / "cut" / "hexhaven.sqlite3").read_bytes()
    (tmp_path / "cut" / "hexhaven.sqlite3").write_bytes(whole[: len(whole) // 2])
    for place, words in {
        "file": "there is a file in its place",
        "text": "it is not a Hexhaven database",
        "cut": "is damaged",
        "newer": "newer version of Hexhaven",
    }.items():
        told = check(tmp_path, data=str(tmp_path / place))
        says_one_sentence(told, words)
        assert "All is well" not in told.stdout


async def test_checking_reads_all_pages_and_asks_whether_they_may_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    settings = Settings(data=tmp_path)
    make_sqlite(settings.sqlite_file)
    await examine(settings)
    with monkeypatch.context() as anothers:
        anothers.setattr(os, "access", lambda *_: False)
        with pytest.raises(NotReady, match="this user may not write there"):
            await examine(settings)
        anothers.setattr(os, "access", lambda path, _: path == tmp_path)
        with pytest.raises(NotReady, match="this user may not write there"):
            await examine(settings)
    monkeypatch.setattr(opening, "first_fault", lambda _: "page 7 is never used")
    with pytest.raises(NotReady, match=r"damaged \(page 7 is never used\)"):
        await examine(settings)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("", "/"), ("/", "/"), ("hex", "/hex/"), ("/a/b/", "/a/b/"), ("/hex-1.0_x", "/hex-1.0_x/")],
)
def test_a_base_path_may_be_typed_with_or_without_slashes(typed: str, meant: str):
    assert Settings(base_path=typed).base_path == meant


@pytest.mark.parametrize("typed", ["/a//b", "/a b", '/"', "/a/../b", "/ü?"])
def test_a_base_path_is_a_plain_path(typed: str):
    with pytest.raises(ValueError, match="base path"):
        Settings(base_path=typed)


def test_lists_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HEXHAVEN_ALLOWED_ORIGINS", "https://a.example/, http://b.example:8080,")
    assert Settings().allowed_origins == ("https://a.example", "http://b.example:8080")


def test_the_links_to_open():
    def here(host: str, _port: int) -> bool:
        return host != "192.0.2.77"

    assert links(Settings(host="127.0.0.1"), 8000, here) == ["http://127.0.0.1:8000/"]
    assert links(Settings(host="::1", base_path="/hex"), 1, here) == ["http://[::1]:1/hex/"]
    assert links(Settings(host="192.0.2.77"), 1, here) == [], "nothing answers there"
    public = links(Settings(public_url="https://play.example.org/hex/"), 8000, here)
    assert public[:2] == ["https://play.example.org/hex/", "http://localhost:8000/"]


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1", "::", "*", "localhost"])
def test_every_link_that_is_shown_answers(host: str):
    sockets = listening(host, 0)
    port = sockets[0].getsockname()[1]
    try:
        for one in sockets:
            one.listen()
        shown = links(Settings(host=host), port)
        assert shown
        for link in shown:
            parts = urlsplit(link)
            with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=20):
                pass
    finally:
        for one in sockets:
            one.close()


@pytest.mark.parametrize("host", ["::", "*"])
def test_everywhere_is_ipv4_and_ipv6_at_one_port(host: str):
    sockets = listening(host, 0)
    kinds = {one.family for one in sockets}
    ports = {one.getsockname()[1] for one in sockets}
    for one in sockets:
        one.close()
    assert socket.AF_INET in kinds
    assert len(ports) == 1
    if has_ipv6():
        assert kinds == {socket.AF_INET, socket.AF_INET6}


def has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


def test_an_address_that_cannot_be_listened_on_fails_the_check_but_a_running_server_does_not(
    tmp_path: Path,
):
    makes = check(tmp_path, host="192.0.2.77")
    says_one_sentence(makes, "192.0.2.77", "HEXHAVEN_HOST")
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = check(tmp_path, host="127.0.0.1", port=str(other.getsockname()[1]))
    assert taken.returncode == 0


@pytest.mark.parametrize("name", ["a?b", "a%20b", "a#b", "a b", "file:x?mode=memory", "ü'\"b"])
def test_a_directory_may_have_any_name(tmp_path: Path, name: str):
    settings = Settings(data=tmp_path / name)
    asyncio.run(opening.migrate(settings))
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert [path.name for path in (tmp_path / name).iterdir()] == ["hexhaven.sqlite3"]
    assert back_up(settings, tmp_path / name / "copy?") == Copied(0, ())
    assert (tmp_path / name / "copy?").is_file()


def test_a_wide_network_in_which_everybody_could_claim_a_login_is_pointed_out():
    for trusted, said_of in (("10.0.0.7, 172.16.0.0/12", ["172.16.0.0/12"]), ("10.0.0.7", [])):
        for header, expected in (("Remote-User", said_of), ("", [])):
            settings = Settings(trusted_proxies=trusted, login_header=header)
            told = list(warnings(settings, {}))
            assert [
                network for line in told for network in [line.split()[4].strip(",")]
            ] == expected


def test_a_server_says_where_its_games_are_and_warns_of_others(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    server = start_server(log_format="console")
    assert f"Games are in {server.data}/hexhaven.sqlite3.\n" in server.log_text
    settings = Settings(data=server.data, database_url="postgresql://host/name")
    assert opening.games_elsewhere(settings) == [], "a file without games"
    with stored_in(server.data / "hexhaven.sqlite3") as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(games)")]
        connection.execute(
            f"INSERT INTO games ({','.join(columns)}) VALUES ({','.join('?' * len(columns))})",
            ["1"] * len(columns),
        )
    assert opening.games_elsewhere(settings) == [server.data / "hexhaven.sqlite3"]
    assert opening.games_elsewhere(Settings(data=server.data)) == []
    server.data.rename(tmp_path / "data") if server.data != tmp_path / "data" else None
    monkeypatch.chdir(tmp_path)
    [usual] = opening.games_elsewhere(Settings(data=tmp_path / "other"))
    assert usual == tmp_path / "data" / "hexhaven.sqlite3"


def serve(tmp_path: Path, **settings: str) -> CompletedProcess[str]:
    return run("serve", **{"data": str(tmp_path), "host": "127.0.0.1", **settings})


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path):
    migrate_sqlite(tmp_path / "hexhaven.sqlite3")
    with stored_in(tmp_path / "hexhaven.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    newer = serve(tmp_path)
    assert newer.returncode == 1
    assert "newer version of Hexhaven" in newer.stderr
    assert "Traceback" not in newer.stderr + newer.stdout

    with claim(tmp_path):
        held = serve(tmp_path)
    assert held.returncode == 1
    assert held.stderr.startswith("Another Hexhaven is already using")

    address = f"postgresql://user:secret@127.0.0.1:{free_port()}/x"
    unreachable = serve(tmp_path, database_url=address)
    assert unreachable.returncode == 1
    assert "nothing listens there" in unreachable.stderr
    assert "secret" not in unreachable.stderr + unreachable.stdout
    assert "Traceback" not in unreachable.stderr + unreachable.stdout


def says_one_sentence(told: CompletedProcess[str], *words: str) -> None:
    """On standard error, with the exit status of a command that could not do its work."""
    assert told.returncode == 1
    assert len(told.stderr.splitlines()) == 1, told.stderr
    assert all(word in told.stderr for word in words), told.stderr
    assert "Traceback" not in told.stderr + told.stdout


def test_a_port_that_is_taken_is_named(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = serve(tmp_path, port=str(port))
    says_one_sentence(told, f"is already listening on port {port}", "HEXHAVEN_PORT")


def test_an_address_of_another_machine_is_named(tmp_path: Path):
    says_one_sentence(serve(tmp_path, host="192.0.2.77"), "192.0.2.77", "HEXHAVEN_HOST")


def test_a_data_directory_that_cannot_be_used_is_named_with_what_helps(tmp_path: Path):
    (tmp_path / "file").write_text("")
    (tmp_path / "locked" / "in-use.lock").mkdir(parents=True)
    for place, words in {
        tmp_path / "file": "there is a file in its place",
        tmp_path / "file" / "below": "there is a file in its place",
        tmp_path / "locked": "in-use.lock is a directory: remove it",
        Path("/proc/hexhaven"): "the system says",
    }.items():
        told = serve(tmp_path, data=str(place))
        says_one_sentence(told, str(place), words, "HEXHAVEN_DATA")


def test_where_this_user_may_not_write_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Whoever runs the tests may be allowed everything."""

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refused)
    with pytest.raises(DirectoryUnusable, match="this user may not write there"):
        claim(tmp_path / "anothers")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_nobody_else_on_the_machine_reads_what_the_server_keeps(start_server: StartServer):
    server = start_server(first_start=True)
    files = [path for path in server.data.iterdir() if path.is_file()]
    assert len(files) >= 2
    assert mode(server.data) == 0o700
    assert {path.name: mode(path) for path in files} == {path.name: 0o600 for path in files}


def test_what_an_earlier_version_left_open_is_closed_with_a_word_in_the_log(
    start_server: StartServer,
):
    server = start_server()
    server.stop()
    for path in (server.data, *server.data.iterdir()):
        path.chmod(path.stat().st_mode | 0o044)
    server.start()
    assert mode(server.data) == 0o700
    assert {mode(path) for path in server.data.iterdir()} == {0o600}
    assert "data.closed_to_others" in server.log_text


def test_a_directory_that_is_open_to_all_on_purpose_stays_so_and_its_files_are_closed(
    tmp_path: Path,
):
    (tmp_path / "hexhaven.sqlite3").write_text("")
    tmp_path.chmod(0o1777)
    with capture_logs() as told:
        claim(tmp_path).close()
    assert mode(tmp_path) == 0o777
    assert mode(tmp_path / "hexhaven.sqlite3") == 0o600
    assert [line["event"] for line in told] == ["data.closed_to_others"]


def test_a_directory_that_holds_other_things_too_is_left_as_it_is(tmp_path: Path):
    (tmp_path / "letters.txt").write_text("")
    (tmp_path / "hexhaven.sqlite3").write_text("")
    for path in (tmp_path, *tmp_path.iterdir()):
        path.chmod(0o755)
    claim(tmp_path).close()
    assert mode(tmp_path) == mode(tmp_path / "letters.txt") == 0o755
    assert mode(tmp_path / "hexhaven.sqlite3") == 0o700
