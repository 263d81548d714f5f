"""The files with which a host starts the server, which fit it: the compose file and its settings, the unit of systemd, the image."""

import re
import shutil
import subprocess
from configparser import RawConfigParser
from typing import Any

import pytest
import yaml

from app.addresses import shown_postgresql
from app.settings import Settings
from tests.app.running import ROOT

UNIT = ROOT / "scripts" / "hexhaven.service"
WORST_EXPOSURE = 2.5
PASSWORD = re.compile(r"\$\{POSTGRES_PASSWORD:-\w+\}")


def compose(name: str = "docker-compose.yml") -> dict[str, Any]:
    parsed: dict[str, Any] = yaml.safe_load((ROOT / name).read_text("utf-8"))
    return parsed["services"]  # type: ignore[no-any-return]


def example() -> dict[str, str]:
    """The settings that `.env.example` offers."""
    text = (ROOT / ".env.example").read_text("utf-8")
    return {name: value.strip("'") for name, value in re.findall(r"^# (\w+)=(.*)$", text, re.M)}


def test_the_compose_file_sets_only_what_there_is():
    known = {f"HEXHAVEN_{name.upper()}" for name in Settings.model_fields}
    named = {name for name in compose()["hexhaven"]["environment"] if name.startswith("HEXHAVEN_")}
    assert named <= known
    assert {name for name in example() if name.startswith("HEXHAVEN_")} <= known


def test_the_compose_file_of_several_servers_gives_them_all_that_they_need_to_share():
    services = compose("docker-compose.scale.yml")
    given = {
        name.removeprefix("HEXHAVEN_").lower(): value
        for name, value in services["hexhaven"]["environment"].items()
        if name.startswith("HEXHAVEN_")
    }
    assert given.keys() <= Settings.model_fields.keys()
    settings = Settings(**given)
    assert settings.shared
    assert shown_postgresql(settings.database_url) == "hexhaven at postgres"
    assert settings.redis_url.startswith("redis://valkey:")
    password = services["postgres"]["environment"]["POSTGRES_PASSWORD"]
    assert services["hexhaven"]["environment"]["PGPASSWORD"] == password


def test_both_containers_have_the_same_password_and_the_address_has_none():
    """So that any characters will do."""
    services = compose()
    ours = services["hexhaven"]["environment"]["PGPASSWORD"]
    assert PASSWORD.fullmatch(ours)
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == ours


def test_the_settings_for_postgresql_fit_the_compose_file():
    services, settings = compose(), example()
    assert settings["COMPOSE_PROFILES"] in services["postgres"]["profiles"]
    assert "POSTGRES_PASSWORD" in settings
    url = settings["HEXHAVEN_DATABASE_URL"]
    assert Settings(database_url=url).database_url == url
    user = services["postgres"]["environment"]["POSTGRES_USER"]
    # Without POSTGRES_DB, the database is called like the user.
    assert shown_postgresql(url) == f"{user} at postgres"
    assert f"//{user}@" in url
    readme = (ROOT / "README.md").read_text("utf-8")
    for name in ("COMPOSE_PROFILES", "POSTGRES_PASSWORD", "HEXHAVEN_DATABASE_URL"):
        value = settings[name] if name == "COMPOSE_PROFILES" else f"'{settings[name]}'"
        assert f"\n    {name}={value}\n" in readme


def test_the_image_serves_what_the_documents_publish():
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"EXPOSE {Settings.model_fields['port'].default}" in dockerfile
    for line in re.findall(r"^ {4}docker run .*$", readme, re.M):
        assert "-p 8000:8000" in line
        assert ':/data" ' in line or ":/data " in line
    assert "VOLUME /data" in dockerfile


def test_the_health_check_believes_no_engine_about_the_port():
    """An engine puts such values into HEXHAVEN_PORT for a service of this name."""
    [program] = re.findall(
        r'^ +"(import os, urllib.*)"\]$', (ROOT / "Dockerfile").read_text(), re.M
    )
    asked = program.replace("u.urlopen(", "print(").replace(", timeout=4", "")
    for given, port in (("tcp://10.0.0.1:8000", 8000), ("", 8000), ("8140", 8140)):
        done = subprocess.run(
            ["python3", "-c", asked], env={"HEXHAVEN_PORT": given}, capture_output=True, text=True
        )
        assert done.stdout == f"http://127.0.0.1:{port}/healthz\n", done.stderr


def unit() -> RawConfigParser:
    parsed = RawConfigParser(strict=False)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string(UNIT.read_text("utf-8"))
    return parsed


def test_the_unit_starts_what_the_documents_install():
    service = unit()["Service"]
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert service["ExecStart"] == "/opt/hexhaven/hexhaven serve"
    assert (ROOT / "hexhaven").stat().st_mode & 0o111 == 0o111
    assert re.search(rf"useradd .* {service['User']}$", hosting, re.M)
    assert f"/var/lib/{service['StateDirectory']}" in hosting
    assert "HEXHAVEN_DATA=/var/lib/hexhaven" in UNIT.read_text()
    assert service["EnvironmentFile"] == "-/etc/hexhaven.env"


def test_the_unit_closes_what_the_server_does_not_need():
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    done = subprocess.run(
        [analyze, "security", "--offline=true", "--no-pager", UNIT], capture_output=True, text=True
    )
    [exposure] = re.findall(r"Overall exposure level for hexhaven.service: ([\d.]+)", done.stdout)
    assert float(exposure) <= WORST_EXPOSURE, done.stdout
