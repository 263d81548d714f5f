"""The tables of docs/protocol.md that are generated from the messages of the server and the games: between a comment that names one and the
next that ends it."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from app.error_codes import PROBLEMS, REFUSALS
from app.protocol.export import Schema, fields_of, type_of
from app.protocol.games import VOCABULARIES
from engine.vocabulary import Definitions

PLACE: Final = re.compile(r"(<!-- (\w+) of (\w+) -->\n)[^\0]*?(<!-- end -->)")


def with_tables(page: str) -> str:
    """The page with its tables made again. Raises KeyError for a table that does not exist."""
    return PLACE.sub(lambda place: f"{place[1]}\n{_table(place[3], place[2])}\n{place[4]}", page)


def _table(whose: str, what: str) -> str:
    return "\n".join(_tables_of_the_server()[what] if whose == "Server" else _tables(whose)[what])


@cache
def _tables_of_the_server() -> dict[str, list[str]]:
    return {
        "problems": _rows(
            "code",
            "status",
            (
                (code, " or ".join(map(str, declared.statuses)), declared.meaning)
                for code, declared in PROBLEMS.items()
            ),
        ),
        "refusals": ["| code | |", "|---|---|"]
        + [f"| `{code}` | {_escaped(declared.meaning)} |" for code, declared in REFUSALS.items()],
    }


@cache
def _tables(game: str) -> dict[str, list[str]]:
    vocabulary, definitions = VOCABULARIES[game], Definitions(VOCABULARIES[game], "")
    schemas = definitions.schemas
    return {
        "values": _rows(
            "value",
            "JSON",
            (
                (name, f"`{_escaped(type_of(schemas[name]))}`", schemas[name]["description"])
                for name in sorted(definitions.values)
            ),
        ),
        "actions": _rows("action", "fields", _said(schemas, vocabulary.actions)),
        "events": _rows("event", "fields", _said(schemas, vocabulary.events)),
        "decisions": _rows(
            "decision",
            "fields",
            (
                (one["properties"]["kind"]["const"], _fields(one), one["description"])
                for one in schemas["Decision"]["oneOf"]
            ),
        ),
        "refusals": _rows(
            "code",
            "facts",
            (
                (
                    code,
                    " or ".join(
                        fields
                        for facts in kind.facts
                        if (fields := _fields(schemas[facts.__name__]))
                    ),
                    kind.meaning,
                )
                for code, kind in vocabulary.refusals.items()
            ),
        ),
    }


def _said(schemas: Schema, kinds: Iterable[type]) -> Iterable[tuple[str, str, str]]:
    for kind in kinds:
        schema = schemas[kind.__name__]
        yield kind.__name__, _fields(schema), schema["description"]


def _rows(name: str, fields: str, rows: Iterable[tuple[str, str, str]]) -> list[str]:
    lines = [f"| {name} | {fields} | |", "|---|---|---|"]
    return lines + [
        f"| `{first}` | {second} | {_escaped(third)} |" for first, second, third in rows
    ]


def _fields(record: Schema) -> str:
    """The fields of a message without its discriminator."""
    notes = {name: each.get("description", "") for name, each in record["properties"].items()}
    return ", ".join(
        f"`{_escaped(line.rstrip(';'))}`" + (f" ({notes[name]})" if notes[name] else "")
        for name, line in zip(record["properties"], fields_of(record), strict=True)
        if name not in ("type", "kind")
    )


def _escaped(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
