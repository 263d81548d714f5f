"""The making of a version: images for two kinds of machine, on a base that is named by its digest."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from scripts import platforms
from tests.app.running import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
BAKE = (ROOT / "docker-bake.hcl").read_text("utf-8")
DIGEST = "sha256:" + "5" * 64
DOCKER = f"""#!/bin/sh
case "$*" in
    "buildx version") ;;
    "buildx imagetools inspect "*) echo "{DIGEST}" ;;
    *) echo "docker $*"; env | grep -E "^(BASE|VERSION|REVISION|SOURCE|CREATED|IMAGE)=" ;;
esac
"""
"""A stand-in that says what it was asked."""


def base() -> str:
    [found] = re.findall(r"^ARG BASE=(\S+)$", DOCKERFILE, re.M)
    return str(found)


def test_the_images_are_baked_with_what_the_dockerfile_takes():
    [args] = re.findall(r"args = \{(.*?)\}", BAKE, re.S)
    given = set(re.findall(r"^\s+(\w+)\s+= (\w+)$", args, re.M))
    [taken] = re.findall(r"^ARG (BASE \w.*)$", DOCKERFILE, re.M)
    assert given == {(name, name) for name in taken.split()}
    variables = dict(re.findall(r'variable "(\w+)" \{\n\s+default = "(.*)"\n\}', BAKE))
    assert {name for name, _ in given} | {"IMAGE"} == set(variables)
    assert variables["BASE"] == base()
    assert re.findall(r'"linux/(\w+)"', BAKE) == list(platforms.MACHINES)
    assert len(re.findall(r"^FROM \$\{BASE\}", DOCKERFILE, re.M)) == 2


def test_every_label_of_a_release_is_in_the_image():
    labels = dict(re.findall(r'org\.opencontainers\.image\.([\w.]+)="(.*?)"', DOCKERFILE))
    assert labels["licenses"] in (ROOT / "LICENSE").read_text("utf-8")
    for name in ("version", "revision", "source", "created"):
        assert labels[name] == f"${{{name.upper()}}}"
    assert labels["base.name"] == "${BASE}"
    assert {"title", "description"} <= labels.keys()


def test_the_container_check_builds_on_the_same_base():
    text = (ROOT / "scripts" / "container-check.sh").read_text("utf-8")
    [named] = re.findall(r"^BASE=(\S+)$", text, re.MULTILINE)
    assert named.endswith(f"/{base()}")


def test_the_readme_tells_the_size_that_the_container_check_allows():
    text = (ROOT / "scripts" / "container-check.sh").read_text("utf-8")
    [allowed] = re.findall(r"^MAX_MEGABYTES=(\d+)", text, re.M)
    told = re.findall(
        r"image adds (\d+) MB .* \(at most (\d+) MB", (ROOT / "README.md").read_text("utf-8")
    )
    [(measured, most)] = told
    assert most == allowed
    assert int(measured) <= int(most)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout, tagged and dated for a release."""
    place = tmp_path / "checkout"
    (place / "scripts").mkdir(parents=True)
    for name in ("Dockerfile", "docker-bake.hcl", "scripts/release-images.sh"):
        shutil.copy(ROOT / name, place / name)
    (place / "pyproject.toml").write_text('[project]\nname = "hexhaven"\nversion = "1.2.3"\n')
    (place / "CHANGELOG.md").write_text("## [1.2.3] - 2027-01-02\n")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "docker").write_text(DOCKER)
    (tmp_path / "bin" / "docker").chmod(0o755)
    git(place, "init", "--quiet")
    commit(place)
    git(place, "tag", "v1.2.3")
    return place


def git(place: Path, *arguments: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(
        ["git", *who, *arguments], cwd=place, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def commit(place: Path) -> None:
    git(place, "add", "--all")
    git(place, "commit", "--quiet", "--message", "A version")


def release(place: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    path = f"{place.parent / 'bin'}:{os.environ['PATH']}"
    return subprocess.run(
        ["scripts/release-images.sh", *arguments],
        cwd=place,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )


def test_a_release_is_built_on_the_digest_of_its_base(checkout: Path):
    done = release(checkout, "example.org/hexhaven", "https://git.example.org/hexhaven")
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert "docker buildx bake --push" in told
    assert f"BASE={base()}@{DIGEST}" in told
    assert "VERSION=1.2.3" in told
    assert f"REVISION={git(checkout, 'rev-parse', 'HEAD')}" in told
    assert "SOURCE=https://git.example.org/hexhaven" in told
    assert "IMAGE=example.org/hexhaven" in told
    shown = release(checkout, "--print", "a", "b").stdout
    assert "docker buildx bake --print" in shown


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("unfinished", "has changes"),
        ("untagged", "not the commit tagged v1.2.3"),
        ("undated", "no date for 1.2.3"),
        ("digest", "has no digest"),
    ],
)
def test_what_is_not_ready_is_not_released(checkout: Path, change: str, why: str):
    if change == "digest":
        docker = checkout.parent / "bin" / "docker"
        docker.write_text(docker.read_text().replace(DIGEST, "none"))
    else:
        (checkout / "CHANGELOG.md").write_text("## [1.2.3] - unreleased\n")
    if change in ("untagged", "undated"):
        commit(checkout)
    if change == "undated":
        git(checkout, "tag", "--force", "v1.2.3")
    done = release(checkout, "a", "b")
    assert done.returncode == 1
    assert why in done.stderr
    assert "bake" not in done.stdout


@pytest.mark.long
@pytest.mark.parametrize("lock", platforms.LOCKS)
@pytest.mark.parametrize("machine", platforms.MACHINES.values())
def test_every_locked_package_has_a_wheel_for_the_image(lock: str, machine: str, tmp_path: Path):
    done = platforms.fetched(lock, machine, str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("*.whl"))
