"""Fields: one declaration, and its JSON, notation, schema and type."""

import pytest

from lorcha.core.fields import BadText, Field, number, places, several, word

CARD = word("card", ["monk", "court_lady", "wild"])
HOLD = number("hold", 1, 6)
DEBT = number("debt", -3, 3)
CREW = places("crew", 5)
COLOURS = several("colours", ["red", "green", "blue"])


@pytest.mark.parametrize(
    ("field", "value", "data", "text"),
    [
        (CARD, 0, "monk", "monk"),
        (CARD, 2, "wild", "wild"),
        (HOLD, 6, 6, "6"),
        (DEBT, -3, -3, "-3"),
        (CREW, 0, [], "-"),
        (CREW, 0b10110, [2, 3, 5], "2,3,5"),
        (COLOURS, 0b101, ["red", "blue"], "red,blue"),
        (COLOURS, 0, [], "-"),
    ],
)
def test_a_value_is_written_and_read_back(
    field: Field, value: int, data: object, text: str
) -> None:
    assert field.to_json(value) == data
    assert field.from_json(data) == value
    assert field.to_text(value) == text
    assert field.from_text(text) == value


NO_JSON: list[tuple[Field, list[object]]] = [
    (CARD, ["prince", "", "Monk", 0, None, True, ["monk"], {}, 1.0]),
    (HOLD, [0, 7, 8, -1, 1 << 80, "3", 3.0, True, None, [3], {}]),
    (DEBT, [-4, 4, "-1", False]),
    (CREW, [3, "1", None, [0], [6], [2, 2], [1.0], ["1"], [True], [[1]]]),
    (COLOURS, ["red", None, ["red", "red"], ["pink"], [0], [["red"]], {}]),
]
NO_TEXT = [
    (CARD, ["", "prince", "0", "MONK"]),
    (HOLD, ["", "0", "7", "x", "1.0", "--1", "9" * 5000]),
    (CREW, ["", ",", "1,", "0", "6", "1,1", "1 2", "monk"]),
    (COLOURS, ["", ",", "red,", "red,red", "pink", "0"]),
]


@pytest.mark.parametrize(("field", "bad"), NO_JSON, ids=[field.name for field, _ in NO_JSON])
def test_json_that_means_nothing_is_refused(field: Field, bad: list[object]) -> None:
    for data in bad:
        with pytest.raises(BadText, match=field.name):
            field.from_json(data)


@pytest.mark.parametrize(("field", "bad"), NO_TEXT, ids=[field.name for field, _ in NO_TEXT])
def test_notation_that_means_nothing_is_refused(field: Field, bad: list[str]) -> None:
    for text in bad:
        with pytest.raises(BadText, match=field.name):
            field.from_text(text)


@pytest.mark.parametrize("value", [-1, 3, 100])
def test_a_word_beyond_the_list_has_no_name(value: int) -> None:
    with pytest.raises(BadText, match="card"):
        CARD.to_json(value)


def test_schema_names_the_bounds_that_were_declared() -> None:
    assert CARD.schema() == {"enum": ["monk", "court_lady", "wild"]}
    assert HOLD.schema() == {"type": "integer", "minimum": 1, "maximum": 6}
    assert DEBT.schema() == {"type": "integer", "minimum": -3, "maximum": 3}
    five = {"type": "integer", "minimum": 1, "maximum": 5}
    assert CREW.schema() == {"type": "array", "items": five, "uniqueItems": True}
    colours = {"enum": ["red", "green", "blue"]}
    assert COLOURS.schema() == {"type": "array", "items": colours, "uniqueItems": True}


def test_typescript_types() -> None:
    assert CARD.typescript() == '"monk" | "court_lady" | "wild"'
    assert HOLD.typescript() == "number"
    assert CREW.typescript() == "number[]"
    assert COLOURS.typescript() == '("red" | "green" | "blue")[]'
