"""The host's commands. The rest of the server is imported when a command needs it:
bots' processes import this module again and should stay small."""

import asyncio
import gc
import json
import os
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer

if TYPE_CHECKING:
    from app.backups import Copied
    from app.settings import Settings

app = typer.Typer(
    help="Hexhaven: a server of your own for an island-settling hex board game.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

NICE: Final = 10
"""Niceness of long commands, so that they yield to a server on the same machine."""

Who = Annotated[
    str, typer.Argument(help="A guest's name, or the id shown in lists.", metavar="WHO")
]
Game = Annotated[str, typer.Argument(help="The table's five-letter code.", metavar="GAME")]


def _print_version(wanted: bool) -> None:
    from app import VERSION

    if wanted:
        print(f"Hexhaven {VERSION}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True),
]


@app.callback()
def every_command(version: Version = False) -> None:
    """Options of every command, given before its name."""


def main() -> None:
    """The `hexhaven` command. Files that it writes are readable for its own user only."""
    from app.program_name import program

    os.umask(0o077)
    app(prog_name=program())


def _settings() -> "Settings":
    from pydantic import ValidationError

    from app.environment import SettingsRefused
    from app.host.configuration import said
    from app.settings import Settings

    try:
        return Settings()
    except SettingsRefused as refused:
        _fail("\n".join(refused.sentences))
    except ValidationError as error:
        for fault in error.errors(include_url=False):
            print(said(fault), file=sys.stderr)
        raise typer.Exit(1) from None


def _warnings(settings: "Settings") -> list[str]:
    from app.host.configuration import warnings
    from app.storage.opening import games_elsewhere
    from engine.games import GAMES

    found = list(warnings(settings, os.environ))
    for file in games_elsewhere(settings):
        found.append(f"There are games in {file} too, which these settings do not use.")
    for game in GAMES.values():
        found += game.problems.values()
    return found


def _print_all(lines: list[str]) -> None:
    for line in lines:
        print(line, file=sys.stderr)


def _fail(text: str, code: int = 1) -> NoReturn:
    print(text, file=sys.stderr)
    raise typer.Exit(code)


@app.command()
def serve(
    workers: Annotated[
        int | None,
        typer.Option(
            help="Servers to run, behind one address; in place of HEXHAVEN_WORKERS.",
            min=1,
            max=64,
            show_default=False,
        ),
    ] = None,
) -> None:
    """Serve games until stopped; all settings come from the environment (see check-config)."""
    if workers is not None:
        os.environ["HEXHAVEN_WORKERS"] = str(workers)
    gc.disable()  # until the server has started (app/garbage.py): nearly all that is made so far stays
    from app.host import logs
    from app.host.listening import AddressUnusable, listening
    from app.host.running import print_links, run
    from app.server import make_server
    from app.storage.directory import DirectoryInUse, DirectoryUnusable, claim
    from app.storage.migrate import DatabaseTooNew
    from app.storage.opening import NotReady, migrate

    settings = _settings()
    logs.configure(settings)
    doubts = _warnings(settings)
    if settings.test_seed:
        doubts.append("HEXHAVEN_TEST_SEED is set: everyone can know the dice. For tests only.")
    _report_warnings(settings, doubts)
    try:
        held = None if settings.database_url else claim(settings.data)
        sockets = listening(settings.host, settings.port)
        asyncio.run(migrate(settings))
    except (DirectoryInUse, DirectoryUnusable, AddressUnusable, DatabaseTooNew, NotReady) as error:
        _fail(str(error))
    if settings.workers > 1:
        from app.host.supervisor import Supervisor

        raise typer.Exit(Supervisor(settings, sockets).run())
    server = make_server(settings, lambda running: print_links(settings, running))
    # Stopped by Ctrl-C, it has ended as it should, and `make` need not report an error.
    with suppress(KeyboardInterrupt):
        run(server.serve(sockets))
    if held is not None:
        held.close()
    if not server.started:
        _fail("The server did not start; the lines above say why.", 3)


def _report_warnings(settings: "Settings", doubts: list[str]) -> None:
    import structlog

    for doubt in doubts:
        if settings.log_format == "json":
            structlog.get_logger().warning("settings.doubtful", why=doubt)
        else:
            print(doubt, file=sys.stderr)


@app.command("check-config")
def check_config() -> None:
    """Show every setting and the source of its value, and check that a server could use the database."""
    from app.environment import SECRET, variable
    from app.host.configuration import origin
    from app.host.listening import AddressUnusable, PortTaken, refuse_unusable
    from app.storage.opening import NothingYet, NotReady, examine

    settings = _settings()
    for name, field in type(settings).model_fields.items():
        value = getattr(settings, name)
        printed = "(hidden)" if name in SECRET and value else value
        print(f"{variable(name)}={printed}  [{origin(name, os.environ)}] {field.description}")
    doubts = _warnings(settings)
    _print_all(doubts)
    well = "See the lines above." if doubts else "All is well."
    try:
        with suppress(PortTaken):  # by the server that runs, most likely
            refuse_unusable(settings.host, settings.port)
        asyncio.run(examine(settings))
    except NothingYet as nothing:
        print(nothing)
    except (AddressUnusable, NotReady) as error:
        _fail(str(error))
    else:
        print(f"The database opens. {well}")


@app.command()
def verify(game: Game) -> None:
    """Replay a stored game and check every roll and card against the sealed seed; reveals nothing hidden."""
    from app.host.tools import verify_game

    verdict = _with_problems(verify_game(_settings(), game))
    for fault in verdict.faults:
        print(fault)
    if verdict.faults:
        _fail(f"{game.upper()} does not verify.")
    state = "finished" if verdict.over else "still running"
    print(f"{game.upper()} verifies: {verdict.actions} actions, {state}.")


@app.command()
def export(
    game: Game,
    csv: Annotated[
        bool, typer.Option("--csv", help="Print the log as CSV instead, one row per event.")
    ] = False,
) -> None:
    """Print the whole record of a finished game as JSON."""
    from app.host.tools import export_game, export_log

    if csv:
        print(_with_problems(export_log(_settings(), game)), end="")
        return
    json.dump(_with_problems(export_game(_settings(), game)), sys.stdout, indent=1)
    print()


@app.command()
def backup(
    file: Annotated[
        Path, typer.Argument(help="The file to write; - for standard output.", metavar="FILE")
    ],
) -> None:
    """Copy the database while games go on, and replay every game in the copy to check it."""
    from app.backups import STREAM, back_up

    os.nice(NICE)
    with _problems_reported():
        copied = back_up(_settings(), file)
    name = "The backup" if file == STREAM else str(file)
    _report_copied(f"{name} holds", copied)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup; - for standard input.", metavar="FILE")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Set the existing database aside.")
    ] = False,
) -> None:
    """Put a backup into the data directory, which no server may be using."""
    from app.backups import restore as put_back
    from app.host import logs

    settings = _settings()
    logs.configure(settings)
    with _problems_reported():
        copied = put_back(settings, file, replace=replace)
    if copied.aside is not None:
        print(f"The previous database is in {copied.aside}.", file=sys.stderr)
    _report_copied(f"{settings.data} holds", copied)


def _report_copied(begun: str, copied: "Copied") -> None:
    """On standard error, because the copy may go to standard output."""
    from app.program_name import command
    from app.storage.schema import NEWEST

    if copied.schema != NEWEST:
        text = f"{begun} a database of an earlier version; {command('serve')} brings it up to date."
        print(text, file=sys.stderr)
        return
    games = "1 game" if copied.games == 1 else f"{copied.games} games"
    if copied.damaged:
        _fail(
            f"{begun} {games}, of which these do not verify: {', '.join(copied.damaged)}. "
            f"{command('verify')} says why; the others are intact."
        )
    print(
        f"{begun} {games}; {'it verifies' if copied.games == 1 else 'all verify'}.", file=sys.stderr
    )


@app.command("admin-link")
def admin_link() -> None:
    """Print a link that opens the host's page once, within 15 minutes."""
    from app.host.tools import host_links

    for link in _with_problems(host_links(_settings())):
        print(link)
    print(
        "The link works once, within 15 minutes, at any one of these addresses. Anyone who opens it controls the server for 12 hours: "
        "keep it to yourself.",
        file=sys.stderr,
    )


@app.command()
def ban(who: Who) -> None:
    """Ban a guest from the server until `unban`; takes effect while the server runs."""
    from app.host.tools import set_banned

    guest = _with_problems(set_banned(_settings(), who, banned=True))
    print(f"{guest.name} is banned. They keep their seats in running games; the others may agree")
    print("on a bot. A person who deletes their cookies counts as a new guest: see the README.")


@app.command()
def bans() -> None:
    """List the guests who are banned."""
    from app.host.tools import all_banned, guest_line

    banned = _with_problems(all_banned(_settings()))
    for guest in banned:
        print(guest_line(guest))
    if not banned:
        print("No guests are banned.")


@app.command()
def unban(who: Who) -> None:
    """Lift the ban on a guest."""
    from app.host.tools import set_banned

    guest = _with_problems(set_banned(_settings(), who, banned=False))
    print(f"{guest.name} is no longer banned.")


tables = typer.Typer(invoke_without_command=True)
app.add_typer(tables, name="tables")

EveryTable = Annotated[
    bool, typer.Option("--all", help="Include finished, closed and archived tables.")
]


@tables.callback()
def tables_or_one(context: typer.Context, everything: EveryTable = False) -> None:
    """List the tables, close a lobby, archive a game; reveals nothing hidden."""
    if context.invoked_subcommand is None:
        list_tables(everything)


@tables.command("list")
def list_tables(everything: EveryTable = False) -> None:
    """List lobbies and running games, the most recently active first."""
    from app.host.tools import all_tables, bots_keep_failing, in_a_line

    settings = _settings()
    found = _with_problems(all_tables(settings, everything))
    for table in found:
        print(in_a_line(table))
    if not found:
        print("There are no tables.")
    if bots_keep_failing(settings):
        print(
            "The processes that bots think in keep failing, so all bots play at the easy level. "
            "See the log, and check that the machine has enough memory.",
            file=sys.stderr,
        )


@tables.command()
def close(game: Game) -> None:
    """Close a table whose game has not begun; everyone there is notified."""
    from app.host.tools import close_table

    print(f"{_with_problems(close_table(_settings(), game))} is closed.")


@tables.command()
def archive(game: Game) -> None:
    """Archive a game: it leaves every list and can no longer be played. Nothing is deleted."""
    from app.host.tools import set_table_archived
    from app.program_name import command

    code = _with_problems(set_table_archived(_settings(), game, archived=True))
    print(f"{code} is archived; {command(f'tables unarchive {code}')} restores it.")


@tables.command()
def unarchive(game: Game) -> None:
    """Restore an archived game."""
    from app.host.tools import set_table_archived

    code = _with_problems(set_table_archived(_settings(), game, archived=False))
    print(f"{code} is restored.")


def _with_problems(work: Coroutine[Any, Any, Any]) -> Any:
    with _problems_reported():
        return asyncio.run(work)


@contextmanager
def _problems_reported() -> Iterator[None]:
    from app.problems import Problem
    from app.storage.opening import NotReady

    try:
        yield
    except Problem as problem:
        _fail(problem.text)
    except NotReady as problem:
        _fail(str(problem))


if __name__ == "__main__":
    main()
