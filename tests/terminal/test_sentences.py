"""Sentences come from declarations: shown with a game that has secrets."""

import msgspec

from lorcha.core.sentences import effect, label, prompt, sentence
from lorcha.core.text import Texts
from tests.toy import TOY

NAMES = ["Anna", "Boris", "Eve"]
TEXTS = Texts(
    "en",
    [
        """
card-gold-3 = Three gold
    .accusative = three gold
    .help = Worth three.
journal-drew = { $who } draws { $card-accusative }.
    .effect = +{ $card-accusative }
journal-drew-hidden = { $who } draws a card.
    .you = You draw a card.
journal-stole-hidden = { $who } steals card { $place } from { $victim }.
    .you = You steal card { $place } from { $victim }.
    .at-you = { $who } steals card { $place } from you.
journal-rolled = { $who } rolls { $coins }.
move-look = Look at card { $place } of { $victim }
ask-stake = Stake a card.
ask-raid = Raid with { $card }, { $card-id }, at { $place }!
"""
    ],
)


class Question(msgspec.Struct):
    ask: str
    card: str
    where: "Where"


class Where(msgspec.Struct):
    place: int


class View(msgspec.Struct):
    question: Question | None = None


def test_a_reader_who_saw_all_reads_all() -> None:
    reading = {"ply": 1, "event": "drew", "seat": 1, "card": "gold_3"}
    assert sentence(TOY, TEXTS, reading, NAMES) == "Boris draws three gold."
    assert effect(TOY, TEXTS, reading, NAMES) == "+three gold"


def test_a_reader_who_did_not_reads_the_rest() -> None:
    drew = {"ply": 1, "event": "drew", "seat": 1}
    stole = {"ply": 2, "event": "stole", "seat": 2, "victim": 0, "place": 4}
    assert sentence(TOY, TEXTS, drew, NAMES) == "Boris draws a card."
    assert sentence(TOY, TEXTS, stole, NAMES) == "Eve steals card 4 from Anna."
    assert effect(TOY, TEXTS, drew, NAMES) == ""


def test_a_reader_at_the_table_is_you() -> None:
    stole = {"ply": 2, "event": "stole", "seat": 2, "victim": 0, "place": 4}
    assert sentence(TOY, TEXTS, stole, NAMES, you=2) == "You steal card 4 from Anna."
    assert sentence(TOY, TEXTS, stole, NAMES, you=0) == "Eve steals card 4 from you."
    assert sentence(TOY, TEXTS, stole, NAMES, you=1) == "Eve steals card 4 from Anna."


def test_a_sentence_without_you_speaks_of_the_name() -> None:
    drew = {"ply": 1, "event": "drew", "seat": 1, "card": "gold_3"}
    assert sentence(TOY, TEXTS, drew, NAMES, you=1) == "Boris draws three gold."


def test_a_move_is_labelled_with_its_fields() -> None:
    move = TOY.moves.from_text("look 2 5")
    assert label(TOY, TEXTS, move, NAMES) == "Look at card 5 of Eve"


def test_a_prompt_may_use_the_fields_of_the_question() -> None:
    view = View(Question("raid", "gold_3", Where(2)))
    assert prompt(TOY, TEXTS, "raid", view, NAMES) == "Raid with Three gold, gold_3, at 2!"
    assert prompt(TOY, TEXTS, "stake", View(), NAMES) == "Stake a card."
