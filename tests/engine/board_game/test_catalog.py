"""The catalog: every option is one file and one row, with tests of its own and a golden game."""

from importlib import import_module
from pathlib import Path

import engine.board_game.options
import engine.board_game.scenarios
from engine.board_game import boards, catalog, lobby_catalog
from engine.board_game.catalog import BOARDS, OPTIONS
from engine.board_game.compiled_rules import configured
from engine.board_game.configurations import options_of
from engine.board_game.options import Option
from engine.games import BOARD
from tests.engine.golden import load, names

HERE = Path(__file__).parent
MODULES = {
    path.stem if path.is_file() else path.name: package.__name__
    for package in (engine.board_game.options, engine.board_game.scenarios)
    for path in Path(str(package.__file__)).parent.iterdir()
    if path.name != "__init__.py" and (path.suffix == ".py" or (path / "__init__.py").exists())
}
"""The files of options, and in which package each is."""


def test_every_file_of_an_option_is_one_row_and_every_row_one_file():
    rows = {
        module: import_module(f"{package}.{module}").OPTION for module, package in MODULES.items()
    }
    assert {id(option) for option in rows.values()} == {id(option) for option in OPTIONS.values()}
    assert len(rows) == len(OPTIONS)
    assert all(isinstance(option, Option) for option in rows.values())


def test_every_option_has_its_own_tests():
    rooms = {module: package.rpartition(".")[2] for module, package in MODULES.items()}
    files = {HERE / room / f"test_{module}.py" for module, room in rooms.items()}
    assert [file for file in sorted(files) if not file.is_file()] == []


def test_every_option_is_played_in_a_golden_game():
    configs = [configured(load(name).config.to_json()) for name in names(BOARD)]
    played = {key for config in configs for key in (*options_of(config), *config.options)}
    assert set(OPTIONS) <= played


def test_every_file_of_a_board_is_one_row():
    files = {path.stem for path in Path(boards.__file__).parent.glob("*.board")}
    assert files == set(BOARDS), (
        "each board is a file in engine/board_game/boards and a row in BOARDS of engine/board_game/catalog.py: "
        f"one of the two is missing for {sorted(files ^ set(BOARDS))}"
    )


def test_after_its_steps_the_catalog_has_nothing_left_to_work_out():
    lobby_catalog._board_row.cache_clear()
    for step in lobby_catalog.steps():
        step()
    worked_out = lobby_catalog._board_row.cache_info().misses
    lobby_catalog.to_json()
    assert lobby_catalog._board_row.cache_info().misses == worked_out == len(catalog.BOARDS)
