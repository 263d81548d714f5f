"""Set-up reads from the modules what each page loads: a copy of the client, to which something is added, is packed anew (scripts/pack.mjs)."""

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from playwright._impl._driver import compute_driver_executable
from starlette.requests import Request

from app.settings import Settings
from app.web.bundles import STATIC
from app.web.pages import Pages
from scripts import vendor

NODE: Final = compute_driver_executable()[0]
SHEET: Final = 'export function Sheet() {\n  return "of pebbles";\n}\n'
LAZY: Final = 'lazy(() => import("%s").then((module) => module.Sheet), ["home"], ["shell"])'


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rollup: as installed for `make check`, or as at set-up."""
    installed = vendor.ROOT / "node_modules"
    if (installed / "@rollup").is_dir():
        return installed
    try:
        return vendor.install_packages(tmp_path_factory.mktemp("npm"))[0]
    except vendor.NoPackages as missing:
        pytest.skip(str(missing))


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A copy of the client, not packed."""
    return shutil.copytree(STATIC, tmp_path / "static", ignore=shutil.ignore_patterns("packed"))


def packed(client: Path, packages: Path, packer: str = "") -> subprocess.CompletedProcess[str]:
    """Run the packer on a client."""
    script = client.parent / "pack.mjs"
    script.write_text(packer or vendor.PACKER.read_text("utf-8"), "utf-8")
    os.symlink(packages, client.parent / "node_modules")
    return subprocess.run(
        [NODE, script, client, client / "packed"], capture_output=True, text=True, timeout=120
    )


def write(client: Path, name: str, text: str) -> None:
    (client / name).parent.mkdir(parents=True, exist_ok=True)
    (client / name).write_text(text, "utf-8")


def change(client: Path, name: str, old: str, new: str) -> None:
    text = (client / name).read_text("utf-8")
    assert old in text
    write(client, name, text.replace(old, new, 1))


async def head_of(client: Path, name: str, game: str = "") -> str:
    pages = Pages(Settings(), client)
    request = Request({"type": "http", "headers": []})
    return bytes((await pages.page(request, name=name, game=game)).body).decode()


def routes_in(folder: Path) -> Mapping[str, Any]:
    routes: Mapping[str, Any] = json.loads((folder / "contents.json").read_text("utf-8"))["routes"]
    return routes


@pytest.mark.parametrize("later", ["end", "hand", "textmode"])
def test_no_lobby_or_table_loads_what_only_its_later_parts_share(later: str):
    folder = STATIC / "packed"
    shared = f"packs/pages/table-{later}.js"
    assert (folder / shared).is_file()
    early = [
        name
        for name, route in routes_in(folder).items()
        if name.endswith(("-lobby", "-table")) and shared in route["files"]
    ]
    assert early == []


def test_no_page_loads_comments_on_lines_of_their_own():
    packs = [*(STATIC / "packed" / "packs").rglob("*.js")]
    assert packs
    for pack in packs:
        lines = map(str.strip, pack.read_text("utf-8").splitlines())
        assert not [line for line in lines if is_comment(line)], pack.name


def is_comment(line: str) -> bool:
    """Check whether nothing else begins on this line; a cast stands before what it is of."""
    return line.startswith("//") or (line.startswith("/**") and "*/" not in line[:-2])


async def test_a_sheet_and_a_game_are_packed_and_announced_by_their_lazy_calls_alone(
    client: Path, packages: Path
):
    before = routes_in(STATIC / "packed")
    home = "js/pages/home/home.js"
    change(
        client, home, "\nconst Rules = ", f"\nconst Added = {LAZY % './sheet.js'};\nconst Rules = "
    )
    write(client, "js/pages/home/sheet.js", SHEET)
    table = LAZY.replace('"home"', '"table"') % "./pebbles/table.js"
    change(
        client, "js/games.js", "  cards: {\n", f"  pebbles: {{ Table: {table} }},\n  cards: {{\n"
    )
    write(client, "js/pebbles/table.js", f'import "./stones.js";\n{SHEET}')
    write(client, "js/pebbles/stones.js", "export const STONES = 3;\n")

    done = packed(client, packages)
    assert done.returncode == 0, done.stderr
    after = routes_in(client / "packed")
    assert "of pebbles" in (client / "packed/js/pages/home/sheet.js").read_text("utf-8")
    assert {name: after[name] for name in before} == before, "no page loads what it need not"
    assert set(after) - set(before) == {"pebbles-table"}
    files = after["pebbles-table"]["files"]
    assert "js/pebbles/table.js" in files
    assert set(before["any-table"]["files"]) - set(files) == {
        "js/table/plain/table.js",
        "packs/pages/table-plain-table.js",
    }
    assert any("STONES" in (client / "packed" / file).read_text("utf-8") for file in files)
    links = await head_of(client, "table", "pebbles")
    assert 'content="pebbles-table" data-styles="joining table" data-words=' in links
    assert [file for file in files if f'packed/{file}">\n<link' not in links] == []
    assert 'content="any-lobby"' in await head_of(client, "lobby", "pebbles")
    assert 'content="home"' in await head_of(client, "home")


@pytest.mark.parametrize(
    ("lazy", "missing"),
    [
        ('lazy(() => import("./nowhere.js"))', "js/pages/home/nowhere.js"),
        ('lazy(() => import("./start.js"), ["velvet"])', "css/velvet.css"),
        ('lazy(() => import("./start.js"), [], ["latin"])', "locales/en/latin.ftl"),
        ("lazy(load, [])", "import(…)"),
        ('lazy(() => import("./start.js"), STYLES)', "css/….css"),
    ],
)
def test_a_lazy_call_that_cannot_be_packed_is_named_with_the_way_to_write_it(
    client: Path, packages: Path, lazy: str, missing: str
):
    change(
        client,
        "js/pages/home/home.js",
        "\nconst Rules = ",
        f"\nconst Added = {lazy};\nconst Rules = ",
    )
    done = packed(client, packages)
    assert done.returncode != 0
    assert (
        f"js/pages/home/home.js: a lazy() loads {missing}, which is no file. Write" in done.stderr
    )


@pytest.mark.parametrize(
    ("name", "wrong"), [("js/pages/home/home.js", "js/pages/home/hall.js"), ("Replay", "Repeat")]
)
def test_a_page_that_no_lazy_call_loads_is_named(
    client: Path, packages: Path, name: str, wrong: str
):
    packer = vendor.PACKER.read_text("utf-8").replace(f'"{name}"]', f'"{wrong}"]')
    done = packed(client, packages, packer)
    assert done.returncode != 0
    assert f"No lazy() loads {wrong}, which PAGES in scripts/pack.mjs names: " in done.stderr
