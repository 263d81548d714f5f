"""The set of cards that docs/adding-a-card.md makes, and others, as packages that are installed in a folder."""

import re
import tomllib
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parents[1] / "docs" / "adding-a-card.md"
HARVEST: Final = "harvest-1"
BLOCK: Final = re.compile(r"### `harvest/(\S+)`\n\n```\w+\n(.*?)```\n", re.DOTALL)
"""A file of the page: its name, and what is in it."""


def files_of_the_page() -> dict[str, str]:
    """By name, the files that the page says to write."""
    return dict(BLOCK.findall(PAGE.read_text("utf-8")))


def write(files: dict[str, str], folder: Path) -> None:
    """Write files into a folder, and into those within it."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


def install(files: dict[str, str], folder: Path) -> Path:
    """Write a package and its entry points into a folder, as an installer does but quicker; a process with the folder in its path has
    the package."""
    project = tomllib.loads(files["pyproject.toml"])["project"]
    write({name: text for name, text in files.items() if name != "pyproject.toml"}, folder)
    about = folder / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    points = "".join(
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in rows.items())
        for group, rows in project["entry-points"].items()
    )
    (about / "entry_points.txt").write_text(points, "utf-8")
    return folder


def changed(files: dict[str, str], replacements: dict[str, str]) -> dict[str, str]:
    """The files with other words in them, each of which was there."""
    for old, new in replacements.items():
        assert any(old in text for text in files.values()), old
        files = {name: text.replace(old, new) for name, text in files.items()}
    return files


def with_other_names(files: dict[str, str], name: str, **replacements: str) -> dict[str, str]:
    """The same set under another name, so that several can be installed together."""
    kinds = {kind: f"{name.title()}{kind}" for kind in ("ChooseCrop", "NameCrop", "CropNamed")}
    renamed = {
        file.replace("harvest", name): text.replace("harvest", name).replace("HARVEST", "SET")
        for file, text in files.items()
    }
    return changed(renamed, {**kinds, **replacements})
