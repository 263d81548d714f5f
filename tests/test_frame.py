"""The frame that holds the parts together: imports go one way, locks are exact, nothing foreign slips in."""

import ast
import graphlib
import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.card_game.core.cards import CARDS, EVENTS

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
VENDOR = ROOT / "static" / "vendor"
ALLOWED_NEIGHBORS = {
    "engine": set(),
    "app": {"engine"},
    "migrations": {"app", "engine"},
    "benchmarks": {"app", "engine"},
}


def modules_imported_by(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


def python_files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def committed_files() -> list[str]:
    listed = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


def committed_texts() -> Iterator[tuple[str, str]]:
    for name in committed_files():
        try:
            yield name, (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


@pytest.mark.parametrize("package", ALLOWED_NEIGHBORS)
def test_imports_go_one_way(package):
    neighbors = {"engine", "app", "migrations", "tests", "benchmarks"} - {package}
    forbidden = neighbors - ALLOWED_NEIGHBORS[package]
    trespassers = [
        f"{file.relative_to(ROOT)}: {module}"
        for file in python_files(package)
        for module in modules_imported_by(file)
        if module.split(".")[0] in forbidden
    ]
    assert trespassers == []


def test_the_engine_needs_only_the_standard_library():
    foreign = [
        f"{file.relative_to(ROOT)}: {module}"
        for file in python_files("engine")
        for module in modules_imported_by(file)
        if module.split(".")[0] not in sys.stdlib_module_names | {"engine"}
    ]
    assert foreign == []


def arrows(package: str) -> dict[str, set[str]]:
    """By module of the package: the modules of it that it imports, those for type checkers too."""
    files = {_name(file): file for file in python_files(package)}
    found = {}
    for name, file in files.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found[name] = {
            f"{node.module}.{alias.name}" if f"{node.module}.{alias.name}" in files else node.module
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        } & set(files) - {name}
    return found


def _name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("package", ["engine", "app"])
def test_no_module_knows_one_that_knows_it(package):
    """Types included: a state and its rules stand in one module, and a part of a table knows the room, not the table."""
    graphlib.TopologicalSorter(arrows(package)).prepare()


FLOORS = {
    "board_game": (
        {"core"},
        {"boards", "rulebook"},
        {"bots", "rules"},
        {"options", "saving", "views"},
        {"scenarios"},
        {"automatic", "base_rules", "figures", "first_game", "legality", "rematch"},
        {"catalog"},
        {"configurations", "vocabulary"},
        {"compiled_rules"},
        {"lobby_catalog", "map_checks"},
        {"map_filling"},
        {"drawing"},
        {"game"},
        {"simulate"},
    ),
    "card_game": (
        {"core"},
        {"bots", "rulebook", "rules"},
        {"effects", "options"},
        {"sets"},
        {"course"},
        {"automatic", "figures", "views"},
        {"reference"},
        {"catalog", "vocabulary"},
        {"first_game"},
        {"game"},
        {"simulate"},
    ),
}
"""The rooms of each game, the lowest first: imports only go down."""


GAME_API = {"engine.api", "engine.chance", "engine.games", "engine.vocabulary"}


def test_what_every_game_shares_imports_no_game():
    imports = arrows("engine")
    assert imports["engine.chance"] == imports["engine.bits"] == imports["engine.codec"] == set()
    assert imports["engine.api"] == {"engine.chance", "engine.vocabulary"}
    assert {name for name in imports["engine.games"] if name.count(".") > 1} == {
        "engine.board_game.core.actions",
        "engine.board_game.core.config",
        "engine.board_game.core.events",
        "engine.board_game.core.state",
        "engine.board_game.game",
        "engine.card_game.game",
    }
    assert not any("board_game" in name for name in imports["engine.record"])


def test_the_kernel_knows_no_game():
    of_games = {
        f"{name}: {other}"
        for name, imported in arrows("engine").items()
        if name.startswith("engine.kernel")
        for other in imported
        if "_game" in other or other == "engine.games"
    }
    assert of_games == set()


def test_the_server_knows_games_by_their_registry_only():
    """Which game a table plays is a row of `engine.games`; behind it `app` imports nothing of a game."""
    known = {
        f"{name}: {other}"
        for name, file in ((_name(file), file) for file in python_files("app"))
        for other in modules_imported_by(file)
        if other.startswith("engine.") and other not in GAME_API
    }
    assert known == set()


def test_the_server_names_no_game_of_the_client():
    """The files that a game's pages load are read from their modules by `scripts/pack.mjs`."""
    games = [folder.parent.name for folder in (ROOT / "engine").glob("*_game/__init__.py")]
    named = [
        f"{file.relative_to(ROOT)}: {game}"
        for file in python_files("app")
        for game in games
        if f"js/{game}" in file.read_text("utf-8")
    ]
    assert games
    assert named == []


def test_the_rooms_of_the_engine_import_only_what_lies_below_them():
    floor = {
        (game, room): level
        for game, floors in FLOORS.items()
        for level, rooms in enumerate(floors)
        for room in rooms
    }
    upwards = []
    for module, imported in arrows("engine").items():
        for other in imported:
            rooms = [room_of(name) for name in (module, other) if "_game." in name]
            if len(set(rooms)) == 2 and floor[rooms[0]] <= floor[rooms[1]]:
                upwards.append(f"{module} -> {other}")
    assert upwards == []


def room_of(module: str) -> tuple[str, str]:
    """The game and the room of a module."""
    _, game, room = module.split(".")[:3]
    return game, room


def test_no_game_knows_another():
    known = [
        f"{module} -> {other}"
        for module, imported in arrows("engine").items()
        for other in imported
        for game in FLOORS
        if f".{game}" in other and any(f".{each}" in module for each in FLOORS.keys() - {game})
    ]
    assert known == []


def test_only_its_own_file_asks_for_a_card_by_its_key():
    """Whoever looks for cards asks for a flag; the row of the set that names a card's file is the only other place."""
    every = [card.key for card in CARDS] + [event.key for event in EVENTS]
    keys = "|".join(map(re.escape, every))
    naming = {
        file.relative_to(ROOT / "engine" / "card_game").parts[0]
        for file in python_files("engine/card_game")
        if re.search(rf"""["']({keys})["']""", file.read_text("utf-8"))
    }
    assert naming == {"effects", "sets"}


def test_no_option_knows_another():
    """The core holds what two of them need."""
    options = "engine.board_game.options"
    crossing = [
        f"{module} -> {other}"
        for module, imported in arrows("engine").items()
        for other in imported
        if module.startswith(f"{options}.") and other.startswith(f"{options}.")
        if module.split(".")[3] != other.split(".")[3]
    ]
    assert crossing == []


def test_only_storage_speaks_sql():
    speakers = {
        name.split(".")[1]
        for name, file in ((_name(file), file) for file in python_files("app"))
        for module in modules_imported_by(file)
        if module.split(".")[0] == "sqlalchemy"
    }
    assert speakers == {"storage"}


APP_FLOORS = (
    {
        *("addresses", "answers", "clock", "environment", "error_codes"),
        *(
            "faults",
            "forwarded",
            "garbage",
            "logins",
            "offload",
            "problems",
            "program_name",
            "settings",
        ),
    },
    {"lobby", "protocol"},
    {"storage"},
    {"journal"},
    {"finished", "maps", "seasons", "tables"},
    {"backups"},
    {"admin", "notifications"},
    {"metrics"},
    {"web"},
    {"workers"},
    {"server"},
    {"host"},
    {"__main__"},
)
"""The rooms of the server, the lowest first; those on one floor do not know each other, but for the tools on the lowest."""


def test_the_rooms_of_the_server_import_only_what_lies_below_them():
    floor = {room: level for level, rooms in enumerate(APP_FLOORS) for room in rooms}
    upwards = []
    for module, imported in arrows("app").items():
        for other in imported - {"app"}:
            room, below = module.split(".")[1], other.split(".")[1]
            if room != below and floor[room] <= floor[below] > 0:
                upwards.append(f"{module} -> {other}")
    assert upwards == []


CLIENT = ROOT / "static" / "js"
CLIENT_FLOORS = (
    {"core"},
    {"parts"},
    {"table"},
    {"board_game", "card_game"},
    {"games"},
    {"pages"},
    {"main"},
)
"""The rooms of the browser client, the lowest first. Games share a floor: none knows another, and what tables have knows none."""


def client_modules() -> dict[str, str]:
    return {
        file.relative_to(CLIENT).as_posix(): file.read_text("utf-8")
        for file in sorted(CLIENT.rglob("*.js"))
    }


def modules_of_the_client_named_in(module: str, text: str, pattern: str) -> set[str]:
    """Those that a module imports, at once or later, or whose types its comments name: what the pattern finds."""
    named = [(CLIENT / module).parent / path for path in re.findall(pattern, text, re.MULTILINE)]
    return {
        path.resolve().relative_to(CLIENT).as_posix()
        for path in named
        if CLIENT in path.resolve().parents
    }


SHARED_FILE_NAMES = 59
EXPORTED = re.compile(r"^export (?:async )?(?:function\*?|const|let|class) ([\w$]+)", re.MULTILINE)
TYPED_FOR_A_GAME = ("board_game/seen.js", "card_game/seen.js")
"""They give signals of the store again under the same names, with the types that a game's own view has."""


def test_each_name_of_the_client_is_exported_by_one_module():
    """So that a search for a name leads to what it means."""
    homes: dict[str, set[str]] = {}
    for module, text in client_modules().items():
        for name in EXPORTED.findall(text):
            if module not in TYPED_FOR_A_GAME or f"store.{name}" not in text:
                homes.setdefault(name, set()).add(module)
    assert len(homes) > 1000, "exports are found"
    assert {name: modules for name, modules in homes.items() if len(modules) > 1} == {}


def test_few_modules_of_the_client_share_a_file_name():
    """It only falls: the number of file names that several modules have."""
    names = Counter(module.rpartition("/")[2] for module in client_modules())
    assert sum(count > 1 for count in names.values()) <= SHARED_FILE_NAMES, (
        "give it a name of its own"
    )


def test_the_rooms_of_the_client_import_only_what_lies_below_them():
    floor = {room: level for level, rooms in enumerate(CLIENT_FLOORS) for room in rooms}
    upwards = []
    for module, text in client_modules().items():
        for other in modules_of_the_client_named_in(module, text, r'"(\.{1,2}/[^"\n]+\.js)"'):
            rooms = [name.removesuffix(".js").split("/")[0] for name in (module, other)]
            if rooms[0] != rooms[1] and floor[rooms[0]] <= floor[rooms[1]]:
                upwards.append(f"{module} -> {other}")
    assert upwards == []


def test_no_module_of_the_client_comes_back_to_itself_through_its_imports():
    imports = {
        module: modules_of_the_client_named_in(
            module, text, r'^(?:import|export)\b[^"(]*"(\.[^"]+)";'
        )
        for module, text in client_modules().items()
    }
    assert sum(len(others) for others in imports.values()) > len(imports), "imports are found"
    graphlib.TopologicalSorter(imports).prepare()


def test_no_page_of_the_client_comes_back_to_itself_through_other_pages():
    rooms: dict[str, set[str]] = {}
    for module, text in client_modules().items():
        for other in modules_of_the_client_named_in(module, text, r'"(\.{1,2}/[^"\n]+\.js)"'):
            page, other_page = ("/".join(name.split("/")[:2]) for name in (module, other))
            if page != other_page and page.startswith("pages/") and other.startswith("pages/"):
                rooms.setdefault(page, set()).add(other_page)
    graphlib.TopologicalSorter(rooms).prepare()


# Written with a letter in brackets, so that this file does not name them either.
FOREIGN = re.compile(
    r"pyp[i]\.org|pythonhoste[d]\.org|npmj[s]\.(?:org|com)|deb\.debia[n]\.org|ghc[r]\.io"
    r"|/wor[k]/|/opt/(?:whee[l]s|pyp[i])",
    re.IGNORECASE,
)


def test_no_committed_file_names_a_registry_or_a_path_of_one_machine():
    found = [
        f"{name}: {match.group()}"
        for name, text in committed_texts()
        for match in FOREIGN.finditer(text)
    ]
    assert found == []


def test_only_the_readme_and_the_titles_of_sources_name_a_trademark():
    """The page of sources names books by their titles; its facts are in our own words."""
    trademark = re.compile(r"cata[n]|settler[s] of|kosmo[s]\b|asmode[e]", re.IGNORECASE)
    named = {name for name, text in committed_texts() if trademark.search(text)}
    assert named <= {"README.md", "docs/sources.md"}
    _, heading, facts = (ROOT / "docs/sources.md").read_text("utf-8").partition("## The board")
    assert heading
    assert not trademark.search(facts)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_are_exact_hashed_and_name_no_address(lock):
    entries = re.sub(r"\\\n", " ", lock.read_text(encoding="utf-8")).splitlines()
    requirements = [entry for entry in entries if entry and not entry.lstrip().startswith("#")]
    assert requirements
    for requirement in requirements:
        assert re.match(r"[a-z0-9.-]+==[\w.]+ ", requirement), requirement
        assert "--hash=sha256:" in requirement, requirement
        assert "://" not in requirement, requirement


def test_every_run_time_dependency_is_used():
    """Imported, or loaded by name: a database's driver, what uvicorn serves with, and the time zones of `zoneinfo`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {re.split(r"[\[<>=~;]", one)[0].replace("-", "_") for one in project["dependencies"]}
    imported = {
        module.split(".")[0]
        for package in ("app", "migrations")
        for file in python_files(package)
        for module in modules_imported_by(file)
    }
    assert wanted - imported <= {"asyncpg", "httptools", "tzdata", "uvloop", "websockets"}


def test_the_development_lock_repeats_the_versions_of_the_server():
    server, development = (
        set(re.findall(r"^[a-z0-9.-]+==\S+", (ROOT / name).read_text("utf-8"), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert server <= development


def test_the_npm_lock_has_integrity_hashes_and_no_addresses():
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert "resolved" not in package, name


def test_the_readme_names_the_browsers_that_the_linter_holds_the_client_to():
    listed = json.loads((ROOT / "package.json").read_text("utf-8"))["browserslist"]
    versions = dict(line.split(" >= ") for line in listed)
    assert versions["ios_saf"] == versions["safari"]
    assert versions["edge"] == versions["chrome"]
    sentence = (
        f"In Safari and on iOS from {versions['safari']} on, in Chrome, Edge and other Chromium browsers "
        f"from {versions['chrome']} on, and in Firefox from {versions['firefox']} on."
    )
    assert sentence in (ROOT / "README.md").read_text("utf-8")


def test_no_layout_goes_by_orientation_but_by_the_room_there_is():
    """A desk at 400 % and a phone above its keyboard are wider than high, and have no room for two columns."""
    files = [*(ROOT / "static/css").glob("*.css"), *(ROOT / "static/js").rglob("*.js")]
    assert [file.name for file in files if "orientation:" in file.read_text("utf-8")] == []


def test_all_text_has_the_one_font():
    """Its name and what stands in for it are in tokens.css and font.css; everything else asks for the token."""
    for file in sorted((ROOT / "static" / "css").glob("*.css")):
        styles = re.sub(
            r"@font-face \{.*?\}|/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL
        )
        for kind, value in re.findall(r"(?<![-\w])(font(?:-family)?):\s*([^;}]+)", styles):
            family = value.split(" ")[-1]
            assert family in ("var(--font)", "inherit"), f"{file.name}: {kind}: {value}"


def test_text_grows_with_the_size_that_a_reader_has_set():
    """In the browser, or for the system: sizes are relative to it, but for the letters of drawings, which grow with their drawing, and of the
    big screen, which grow with the window."""
    sheets = set((ROOT / "static/css").glob("*.css")) - {ROOT / "static/css/bigscreen.css"}
    for file in [ROOT / "static/tokens.css", *sorted(sheets)]:
        for rule in re.findall(r"\{[^{}]*\}", file.read_text("utf-8")):
            is_drawn = re.search(r"(?<![-\w])fill:", rule)
            sizes = re.findall(r"(?<![-\w])(?:font(?:-size)?|--(?:t-\w+|name)):\s*([^;}]+)", rule)
            fixed = [size for size in sizes if "px" in size and "rem" not in size]
            assert is_drawn or fixed == [], f"{file.name}: {fixed}"


def test_vendored_libraries_import_only_each_other():
    files = sorted(VENDOR.glob("*.js"))
    names = {"preact.js", "signals.js", "htm.js", "fluent.js", "hashes.js"}
    assert names <= {file.name for file in files}
    for file in files:
        text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
        for imported in re.findall(r"""\bfrom\s*["']([^"']+)["']""", text):
            assert imported.startswith("./"), f"{file.name}: {imported}"
            assert (VENDOR / imported).is_file(), f"{file.name}: {imported}"


def test_the_changelog_tells_of_this_version():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"## [{version}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")
