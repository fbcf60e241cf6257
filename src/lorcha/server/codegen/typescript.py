"""Structs as TypeScript types, from the JSON Schema that msgspec makes of them."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from lorcha.core.journal import Event
from lorcha.core.refusals import Reason

Schema = dict[str, Any]
PLAIN = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}


def declarations_of(structs: Sequence[type[msgspec.Struct]]) -> list[str]:
    """One exported type for each struct and for those inside it."""
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    return [f"export type {name} = {shape(schema)}" for name, schema in components.items()]


def shape(schema: Schema) -> str:
    """The type of one schema. A titled object is a type that `wire.ts` declares itself."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(shape(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        item = shape(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return members(schema) if "properties" in schema else mapping(schema)
    return PLAIN.get(str(kind), "unknown")


def members(schema: Schema) -> str:
    """A struct that forbids unknown fields is one the client writes: it may leave defaults out."""
    from_client = schema.get("additionalProperties") is False
    required = schema.get("required", [])
    lines = [
        f"  {name}{'?' if from_client and name not in required else ''}: {shape(member)}\n"
        for name, member in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + "}"


def mapping(schema: Schema) -> str:
    if "title" in schema:
        return str(schema["title"])
    values = schema.get("additionalProperties")
    return f"{{ [key: string]: {shape(values) if isinstance(values, dict) else 'unknown'} }}"


def entry_union(name: str, events: Sequence[Event]) -> str:
    """All events of a game as one union, told apart by their name."""
    return f"export type {name} =\n  | " + "\n  | ".join(entry(event) for event in events)


def entry(event: Event) -> str:
    """Nobody may have done it, and a secret is left out for readers who may not know it."""
    parts = [f'event: "{event.name}"', "ply: number", "seat?: number"]
    for field in event.fields:
        optional = "?" if field.name in event.secret else ""
        parts.append(f"{field.name}{optional}: {field.typescript()}")
    return "{ " + "; ".join(parts) + " }"


def reason_union(name: str, reasons: Sequence[Reason]) -> str:
    """All reasons of a game as one union, told apart by their name."""
    return f"export type {name} =\n  | " + "\n  | ".join(reason_type(one) for one in reasons)


def reason_type(reason: Reason) -> str:
    fields = "".join(f"; {field.name}: {field.typescript()}" for field in reason.fields)
    return f'{{ reason: "{reason.name}"; rule: string{fields} }}'
