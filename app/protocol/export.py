"""The protocol for others: as JSON Schema, and as types for the browser client."""

from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from app.protocol import client, finished, http, server

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
)
SERVER_MESSAGES: Final = (
    server.LobbyNews,
    server.Snapshot,
    server.Update,
    server.StandingNews,
    server.ProposalNews,
    server.Nudged,
    server.ClockNews,
    server.PatienceNews,
    server.WantsNews,
    server.LuckNews,
    server.Ack,
    server.Refused,
    server.Presence,
    server.ChatNews,
    server.Fault,
    server.Pong,
    server.Bye,
)
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
    finished.Replay,
    finished.Statistics,
    finished.History,
    finished.Results,
    http.Trouble,
)

Schema = dict[str, Any]


def schema() -> Schema:
    """One JSON Schema with a definition per message."""
    models: tuple[type[BaseModel], ...] = (*CLIENT_MESSAGES, *SERVER_MESSAGES, *OVER_HTTP)
    _keys, whole = models_json_schema(
        [(model, "validation") for model in models],
        title="The messages of Hexhaven",
        ref_template="#/$defs/{model}",
    )
    definitions = whole["$defs"]
    definitions["ClientMessage"] = _one_of(CLIENT_MESSAGES)
    definitions["ServerMessage"] = _one_of(SERVER_MESSAGES)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **whole}


def _one_of(models: tuple[type[BaseModel], ...]) -> Schema:
    return {"oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in models]}


def types() -> str:
    """The same as TypeScript declarations."""
    lines = [
        "// Made by `python -m app.protocol` from the models in app/protocol/. Do not edit.",
        "",
        "export type Json = Record<string, any>;",
    ]
    for name, definition in sorted(schema()["$defs"].items()):
        lines += ["", *_declaration(name, definition)]
    return "\n".join(lines) + "\n"


def _declaration(name: str, definition: Schema) -> list[str]:
    if "properties" not in definition:
        return [f"export type {name} = {_type(definition)};"]
    required = definition.get("required", [])
    lines = [f"/** {definition['description']} */"] if "description" in definition else []
    lines.append(f"export interface {name} {{")
    for field, property_ in definition["properties"].items():
        mark = "" if field in required else "?"
        # What is optional is left out, never null.
        described = _type(property_) if field in required else _type(_without_null(property_))
        lines.append(f"  {field}{mark}: {described};")
    return [*lines, "}"]


def _without_null(property_: Schema) -> Schema:
    alternatives = [one for one in property_.get("anyOf", []) if one.get("type") != "null"]
    return {"anyOf": alternatives} if alternatives else property_


def _type(described: Schema) -> str:
    match described:
        case {"$ref": reference}:
            return str(reference).rsplit("/", 1)[1]
        case {"const": value}:
            return f'"{value}"'
        case {"enum": values}:
            return " | ".join(f'"{value}"' for value in values)
        case {"anyOf": alternatives} | {"oneOf": alternatives}:
            return " | ".join(_type(alternative) for alternative in alternatives)
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": "object"}:
            return "Json"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "boolean"}:
            return "boolean"
        case {"type": "null"}:
            return "null"
    return "string"
