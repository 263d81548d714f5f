"""The protocol is written down once: models, schema, types and the page agree."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import BaseModel

from app.protocol import __main__ as command
from app.protocol.export import CLIENT_MESSAGES, OVER_HTTP, SERVER_MESSAGES, schema, types
from app.protocol.http import Lobby, Summary
from app.web import host as host_page
from app.web.routes import all_routes

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text()


@pytest.mark.parametrize(
    "message", [*CLIENT_MESSAGES, *SERVER_MESSAGES], ids=lambda kind: kind.__name__
)
def test_every_message_and_field_is_on_the_page(message: type[BaseModel]):
    if message.__name__ == "LobbyNews":
        assert "| `lobby` | a `Lobby`" in PAGE
        return
    kind = message.model_fields["type"].annotation.__args__[0]  # type: ignore[union-attr]
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| `{kind}` |")]
    assert rows
    for field in message.model_fields:
        assert field == "type" or any(f"`{field}`" in row for row in rows), field


@pytest.mark.parametrize("record", [Lobby, Summary], ids=lambda kind: kind.__name__)
def test_every_field_of_the_lobby_is_on_the_page(record: type[BaseModel]):
    for field in record.model_fields:
        assert f'"{field}"' in PAGE


def test_every_address_is_on_the_page():
    addresses = {
        route.path.lstrip("/").replace("{code}", "CODE").replace("{number}", "N")  # type: ignore[attr-defined]
        for route in (*all_routes(), *host_page.router.routes)
    }
    for address in addresses - {"", "t/CODE", "{path:path}", "api/{path:path}"}:
        assert f"{address}`" in PAGE, address


def test_schema_and_types_are_those_of_the_models():
    done = subprocess.run(
        [sys.executable, "-m", "app.protocol", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_descriptions_do_not_depend_on_the_version_of_python():
    """Python 3.13 strips the indentation of docstrings; earlier versions keep it."""
    described = re.findall(r'"description": "(.*)"', json.dumps(schema(), indent=1))
    assert described
    assert [text for text in described if "  " in text] == []


def test_a_change_that_was_not_exported_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(command, "ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "protocol.md").write_text(PAGE, "utf-8")
    (tmp_path / "static").mkdir()
    assert command.main(["--check"]) == 1
    assert "run python -m app.protocol" in capsys.readouterr().err
    assert command.main(["--types"]) == 0
    assert (tmp_path / "static" / "protocol.d.ts").read_text("utf-8") == types()
    assert command.main(["--check"]) == 1, "it wrote the types only"
    assert command.main([]) == 0
    assert command.main(["--check"]) == 0
    assert command.main(["--else"]) == 2


def test_the_types_name_every_message():
    declared = types()
    for model in (*CLIENT_MESSAGES, *SERVER_MESSAGES, *OVER_HTTP):
        assert f"export interface {model.__name__} {{" in declared
    assert "export type ServerMessage = " in declared
    messages = declared.split("export namespace ")[0]
    assert "null" not in messages.replace("seat: number | null", "")


def test_every_reference_of_the_schema_has_a_definition():
    """Also where only some of the games have what every game may have, such as a geometry."""
    published = schema()
    named = set(re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(published)))
    assert named <= set(published["$defs"])


def test_the_schema_is_closed():
    for name, definition in json.loads(json.dumps(schema()))["$defs"].items():
        if "properties" in definition:
            assert definition["additionalProperties"] is False, name
