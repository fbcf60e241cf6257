"""As much of JSON Schema as the moves' schema uses; a word it does not know is an error."""

from typing import Any

KNOWN = {
    "oneOf", "const", "enum", "type", "minimum", "maximum", "items", "uniqueItems",
    "properties", "required", "additionalProperties",
}  # fmt: skip
KINDS: dict[str, Any] = {"object": dict, "array": list, "integer": int}


def fits(schema: dict[str, Any], value: Any) -> bool:
    assert set(schema) <= KNOWN, f"unknown words in a schema: {set(schema) - KNOWN}"
    if "oneOf" in schema:
        return sum(fits(one, value) for one in schema["oneOf"]) == 1
    if "const" in schema:
        return bool(value == schema["const"])
    if "enum" in schema:
        return value in schema["enum"]
    if not isinstance(value, KINDS[schema["type"]]) or isinstance(value, bool):
        return False
    if schema["type"] == "object":
        return fits_object(schema, value)
    if schema["type"] == "array":
        alone = not schema.get("uniqueItems") or len(set(value)) == len(value)
        return alone and all(fits(schema["items"], item) for item in value)
    return bool(schema["minimum"] <= value <= schema["maximum"])


def fits_object(schema: dict[str, Any], value: dict[str, Any]) -> bool:
    assert schema["additionalProperties"] is False
    known = schema["properties"]
    if not set(schema["required"]) <= set(value) <= set(known):
        return False
    return all(fits(known[key], item) for key, item in value.items())
