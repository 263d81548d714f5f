"""The published protocol: JSON Schema, and types for the browser client. Names of one game have a prefix, `BoardGame.Action` in the schema,
or the namespace `BoardGame` in the types."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final, get_args

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from app.error_codes import REFUSALS
from app.protocol import client, finished, host, http, maps, notifications, seasons, server
from app.protocol.games import VOCABULARIES
from app.protocol.models import OF_A_GAME
from engine.vocabulary import Definitions

CLIENT_MESSAGES: Final = (
    client.Act,
    client.Resume,
    client.Chat,
    client.Ping,
    client.Undo,
    client.Propose,
    client.Vote,
    client.Nudge,
    client.GiveTime,
    client.Wants,
    client.Writing,
    client.Seen,
)
SERVER_MESSAGES: Final = get_args(server.AnyServerMessage)
TABLE_EVENTS: Final = get_args(server.AnyTableEvent)
OVER_HTTP: Final = (
    http.Me,
    http.Introduction,
    http.NewTable,
    http.TableChange,
    http.SeatTaken,
    http.BotSeated,
    http.HostChosen,
    http.KeepOut,
    http.SeatLink,
    http.SeatClaim,
    http.NextTable,
    http.LookChosen,
    http.Readiness,
    http.Summary,
    http.TableList,
    http.Lobby,
    maps.MapWritten,
    maps.MapSaved,
    maps.MapChange,
    maps.MapChecked,
    maps.MapList,
    maps.DrawnMap,
    finished.Replay,
    finished.Statistics,
    finished.RealmStatistics,
    finished.History,
    finished.Results,
    seasons.NewGroup,
    seasons.GroupLink,
    seasons.GroupChange,
    seasons.PlayerNamed,
    seasons.MergeWanted,
    seasons.SeasonPage,
    seasons.SeasonExport,
    seasons.SeasonAfter,
    seasons.EveningPage,
    http.GroupChosen,
    notifications.NotificationList,
    notifications.NewChannel,
    notifications.ChannelConfirmation,
    notifications.NotificationChoices,
    notifications.NoticeTest,
    host.HostLink,
    host.HostPage,
    host.HostLog,
    host.HostNotice,
    host.HostLook,
    host.HostBlock,
    host.HostNightly,
    http.Trouble,
)

OF_EVERY_GAME: Final = (
    "Action",
    "CodeOfRefusal",
    "Event",
    "Form",
    "Geometry",
    "Legal",
    "Refusal",
    "View",
)

KINDS: Final = ("Action", "Decision", "Event", "Form", "Legal", "TableEvent", "View")
"""Unions whose values a script may ask for a field before it has looked at their `type`."""

Schema = dict[str, Any]

EMPTY: Final[Schema] = {"type": "object", "additionalProperties": False}
"""An object without fields: the geometry of a game without a board."""


def schema() -> Schema:
    """One JSON Schema with a definition for each message, and for the messages of the games."""
    models: tuple[type[BaseModel], ...] = (
        *CLIENT_MESSAGES,
        *SERVER_MESSAGES,
        *TABLE_EVENTS,
        *OVER_HTTP,
    )
    _keys, whole = models_json_schema(
        [(model, "validation") for model in models],
        title="The messages of Hexhaven",
        ref_template="#/$defs/{model}",
    )
    definitions: Schema = _with_games(whole["$defs"])
    definitions["ClientMessage"] = _one_of(model.__name__ for model in CLIENT_MESSAGES)
    definitions["ServerMessage"] = _one_of(model.__name__ for model in SERVER_MESSAGES)
    for game, vocabulary in VOCABULARIES.items():
        definitions |= {
            f"{game}.{name}": definition
            for name, definition in Definitions(vocabulary, f"{game}.").schemas.items()
        }
    for name in OF_EVERY_GAME:
        # Two games may have the same: EndTurn in one is EndTurn in the other.
        definitions[name] = {
            "anyOf": [
                {"$ref": f"#/$defs/{game}.{name}"} if f"{game}.{name}" in definitions else EMPTY
                for game in VOCABULARIES
            ]
        }
    definitions["TableEvent"] = _one_of(model.__name__ for model in TABLE_EVENTS)
    definitions["Event"]["anyOf"].append({"$ref": "#/$defs/TableEvent"})
    definitions["CodeOfRefusal"]["anyOf"].append({"enum": list(REFUSALS)})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **whole,
        "$defs": dict(sorted(definitions.items())),
    }


def _one_of(names: Iterable[str]) -> Schema:
    return {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in names]}


def _with_games(described: Any) -> Any:
    """Point references to the definitions of a game at those of this schema."""
    if isinstance(described, list):
        return [_with_games(each) for each in described]
    if not isinstance(described, dict):
        return described
    return {
        key: value.replace(OF_A_GAME, "#/$defs/") if key == "$ref" else _with_games(value)
        for key, value in described.items()
    }


def types() -> str:
    """The protocol as TypeScript declarations."""
    lines = [
        "// Made by `python -m app.protocol` from the models in app/protocol/ and the words of the games. Do not edit.",
        "",
        "export type Json = Record<string, any>;",
        "type Field<Kinds> = Kinds extends any ? keyof Kinds : never;",
        "type Lacking<Kind, Fields extends PropertyKey> = Kind & { [Name in Exclude<Fields, keyof Kind>]?: undefined };",
        "/** One of several kinds: a field of any of them may be asked for, and is undefined in the others. */",
        "export type OneOf<Kinds, Fields extends PropertyKey = Field<Kinds>> = Kinds extends any ? Lacking<Kinds, Fields> : never;",
    ]
    for game, definitions in groupby(
        sorted(schema()["$defs"].items(), key=lambda named: ("." in named[0], named[0])),
        key=lambda named: named[0].rpartition(".")[0],
    ):
        declared = [
            line
            for name, definition in definitions
            for line in ("", *_declaration(name.rpartition(".")[2], definition))
        ]
        if game:
            inside = [_indented(line.replace(f"{game}.", "")) for line in declared[1:]]
            declared = ["", f"export namespace {game} {{", *inside, "}"]
        lines += declared
    return "\n".join(lines) + "\n"


def _indented(line: str) -> str:
    return f"  {line}" if line else line


def _declaration(name: str, definition: Schema) -> list[str]:
    lines = [f"/** {definition['description']} */"] if "description" in definition else []
    if "properties" not in definition:
        kinds = type_of(definition)
        return [*lines, f"export type {name} = {f'OneOf<{kinds}>' if name in KINDS else kinds};"]
    return [*lines, f"export interface {name} {{", *map(_indented, fields_of(definition)), "}"]


def fields_of(record: Schema) -> list[str]:
    """The fields of a record, a line each, in TypeScript."""
    required = record.get("required", [])
    lines = []
    for field, property_ in record["properties"].items():
        key = field if field.isidentifier() else f'"{field}"'
        mark = "" if field in required else "?"
        # Optional fields are left out, never null.
        described = type_of(property_) if field in required else type_of(_without_null(property_))
        lines.append(f"{key}{mark}: {described};")
    return lines


def _without_null(property_: Schema) -> Schema:
    alternatives = [one for one in property_.get("anyOf", []) if one.get("type") != "null"]
    return {"anyOf": alternatives} if alternatives else property_


def type_of(described: Schema) -> str:
    """A schema in TypeScript."""
    match described:
        case {"$ref": reference}:
            return str(reference).rsplit("/", 1)[1]
        case {"const": value}:
            return f'"{value}"'
        case {"enum": values}:
            return " | ".join(f'"{value}"' for value in values)
        case {"anyOf": alternatives} | {"oneOf": alternatives}:
            return " | ".join(dict.fromkeys(map(type_of, alternatives)))
        case {"type": "array", "items": items}:
            inner = type_of(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"properties": _}:
            return f"{{ {' '.join(fields_of(described))} }}".replace("; }", " }")
        case {"propertyNames": {"enum": _} as names, "additionalProperties": dict(values)}:
            return f"Partial<Record<{type_of(names)}, {type_of(values)}>>"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {type_of(values)}>"
        case {"type": "object", "additionalProperties": False}:
            return "Record<string, never>"
        case {"type": "object"}:
            return "Json"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "boolean"}:
            return "boolean"
        case {"type": "null"}:
            return "null"
    return "string"
