"""Tries whether every locked package can be installed on the image's Python without a compiler, on amd64 and on arm64.

    .venv/bin/python -m scripts.platforms

Fetches every wheel that the lock files name for these platforms, by its hash, from the package index that this machine is configured for, and keeps
none."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ("requirements.lock", "requirements-build.lock", "requirements-npm.lock")
"""The image's own, and those of the stage that builds it."""
MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}
GLIBCS: Final = (17, 24, 26, 27, 28, 31, 34, 35, 36)
"""Versions 2.x that wheels are made for, up to that of the base image."""


def python_of_the_image() -> str:
    """The version of Python in the base image, as 3.11."""
    [found] = re.findall(r"^ARG BASE=python:(\d+\.\d+)-", (ROOT / "Dockerfile").read_text(), re.M)
    return str(found)


def fetched(lock: str, machine: str, directory: str) -> subprocess.CompletedProcess[str]:
    """Ask pip for all wheels of a lock file for a machine; its answer."""
    platforms = [f"manylinux_2_{glibc}_{machine}" for glibc in GLIBCS]
    platforms += [f"manylinux2014_{machine}", f"linux_{machine}"]
    wanted = ["--only-binary=:all:", "--no-deps", "--require-hashes"]
    python = ["--implementation", "cp", "--python-version", python_of_the_image()]
    return subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *(word for platform in platforms for word in ("--platform", platform)),
            *(*wanted, *python, "--requirement", str(ROOT / lock), "--dest", directory),
        ],
        capture_output=True,
        text=True,
    )


def main() -> None:
    failed = False
    for name, machine in MACHINES.items():
        for lock in LOCKS:
            with tempfile.TemporaryDirectory() as directory:
                done = fetched(lock, machine, directory)
                wheels = list(Path(directory).glob("*.whl"))
                built = sum(machine in wheel.name for wheel in wheels)
            if done.returncode:
                failed = True
                print(f"{name}: {lock}: FAILED\n{done.stderr}")
            else:
                print(f"{name}: {lock}: {len(wheels)} wheels, {built} of them for this machine")
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
