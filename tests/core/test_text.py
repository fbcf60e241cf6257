"""Texts: messages of one language, and what a sentence may use."""

from unittest.mock import Mock

import pytest
from fluent.runtime import FluentResource

from lorcha.core.fields import number, places, several, word
from lorcha.core.text import MissingText, Texts, game_source, key_of

RUSSIAN = """
yuan = { $n ->
    [one] { $n } юань
    [few] { $n } юаня
   *[many] { $n } юаней
}
person-monk = Монах
    .accusative = монаха
    .help = Молится.
person-court-lady = Дама
    .accusative = даму
journal-hired = { $who } берёт { $person-accusative } за { $yuan-text }.
"""
TEXTS = Texts("ru", [RUSSIAN, "title = Игра"])
PERSON = word("person", ["monk", "court_lady", "ghost"])
YUAN = number("yuan", 0, 100, "yuan")


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "0 юаней"), (1, "1 юань"), (2, "2 юаня"), (4, "4 юаня"), (5, "5 юаней"),
        (11, "11 юаней"), (12, "12 юаней"), (21, "21 юань"), (22, "22 юаня"), (111, "111 юаней"),
    ],
)  # fmt: skip
def test_russian_counts_in_three_forms(n: int, text: str) -> None:
    assert TEXTS.say("yuan", {"n": n}) == text
    shipped = Texts("ru", [game_source("dragon", "ru")])
    assert shipped.say("yuan", {"n": n}) == text


def test_a_message_its_attribute_and_a_second_source() -> None:
    assert TEXTS.say("person-monk") == "Монах"
    assert TEXTS.say("person-monk.help") == "Молится."
    assert TEXTS.say("title") == "Игра"


@pytest.mark.parametrize("key", ["person-ghost", "person-monk.genitive", "log", "", "yuan."])
def test_a_missing_text_is_an_error(key: str) -> None:
    with pytest.raises(MissingText, match="ru"):
        TEXTS.say(key)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(MissingText, match="yuan"):
        TEXTS.say("yuan")
    with pytest.raises(MissingText, match="journal-hired"):
        TEXTS.say("journal-hired", {"who": "Вера"})


def test_a_sentence_gets_names_forms_and_counted_things() -> None:
    values = TEXTS.values([PERSON, YUAN], [1, 3], ["Вера"])
    assert values == {
        "person": "Дама",
        "person-id": "court_lady",
        "person-accusative": "даму",
        "yuan": 3,
        "yuan-text": "3 юаня",
    }
    assert TEXTS.say("journal-hired", values | {"who": "Вера"}) == "Вера берёт даму за 3 юаня."


def test_seats_become_names_and_sets_become_lists() -> None:
    fields = [number("victim", 0, 3, "seat"), places("crew", 4), several("person", PERSON.words)]
    assert TEXTS.values(fields, [1, 0b101, 0b011], ["Вера", "Ли"]) == {
        "victim": "Ли",
        "crew": "1, 3",
        "person": "Монах, Дама",
    }


def test_a_word_without_a_text_is_shown_by_its_id() -> None:
    assert TEXTS.values([PERSON], [2], []) == {"person": "ghost", "person-id": "ghost"}


def test_keys_have_hyphens() -> None:
    assert key_of("person", "court_lady") == "person-court-lady"


def test_sources_are_parsed_when_something_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts has the words of all lessons, and says none of them."""
    parse = Mock(side_effect=FluentResource)
    monkeypatch.setattr("lorcha.core.text.FluentResource", parse)
    texts = Texts("en", ["hello = Hello", "bye = Bye"])
    parse.assert_not_called()
    assert (texts.say("bye"), texts.say("hello")) == ("Bye", "Hello")
    assert parse.call_count == 2
