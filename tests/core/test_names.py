"""Errors and reprs speak notation: the move, the seat, what is asked and of whom."""

import pytest

from lorcha.core.chance import Fast
from lorcha.core.fields import Field, number, places, several, word
from lorcha.core.journal import EventBook
from lorcha.core.match import Match, fast
from lorcha.core.moves import MoveBook, Moves
from lorcha.core.perspective import Perspective
from lorcha.core.state import IllegalMove, State
from tests.core.matches import DRAGON, finished
from tests.toy import TOY


def opening() -> Match:
    """Two princes; seat 1 is asked for its pair."""
    return Match(DRAGON, ["Ann", "Bo"], {"start_seat": 1}, fast(1))


def refusal(state: State, seat: int, move: int | str) -> str:
    code = DRAGON.moves.from_text(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as error:
        state.play(seat, code)
    return str(error.value)


def test_a_move_that_does_not_answer_the_question() -> None:
    assert refusal(opening().state, 1, "act taxes") == (
        "seat 1 cannot play 'act taxes' now: it is asked 'pair' and may play "
        "'pair monk scholar', 'pair monk farmer', 'pair monk healer', 'pair monk warrior', "
        "'pair monk pyrotechnist' and 31 more"
    )


def test_a_few_answers_are_listed_whole() -> None:
    match = opening()
    match.play(1, DRAGON.moves.from_text("pair monk farmer"))
    assert refusal(match.state, 1, "place 3") == (
        "seat 1 cannot play 'place 3' now: it is asked 'place' and may play 'place 1', 'place 2'"
    )


def test_a_move_of_a_seat_that_is_not_asked() -> None:
    assert refusal(opening().state, 0, "pair monk farmer") == (
        "seat 0 cannot play 'pair monk farmer' now: seat 1 is asked 'pair'"
    )


def test_where_several_are_asked_all_are_named() -> None:
    toy = TOY.new(3, chance=Fast(1))
    toy.play(1, toy.legal(1)[0])
    with pytest.raises(IllegalMove, match="seat 1 cannot play 'roll' now: seats 0, 2 are asked"):
        toy.play(1, TOY.moves.from_text("roll"))


def test_a_number_that_is_no_move_and_a_seat_that_is_not_there() -> None:
    state = opening().state
    assert refusal(state, 1, 63).startswith("seat 1 cannot play 63 now: it is asked 'pair'")
    assert refusal(state, 1, 1 << 70).startswith(f"seat 1 cannot play {1 << 70} now")
    assert refusal(state, 2, "act taxes") == "there is no seat 2 to play 'act taxes'"


def test_after_the_end() -> None:
    state = finished().state
    assert refusal(state, 0, "act taxes") == (
        "seat 0 cannot play 'act taxes' now: the game is over"
    )


def test_a_position_and_a_match_say_who_is_asked() -> None:
    match = opening()
    assert repr(match.state) == "<dragon for 2: seat 1 is asked 'pair'>"
    assert repr(match) == "<match of dragon for 2: 0 moves, seat 1 is asked 'pair'>"
    assert repr(finished().state) == "<dragon for 2: the game is over>"
    assert repr(DRAGON.begin(2, match.options, Fast(1))) == "<dragon for 2: 'set_up' comes next>"
    assert repr(Perspective(match.state, 0)) == (
        "<dragon for 2 as seat 0 knows it: seat 1 is asked 'pair'>"
    )
    assert repr(Perspective(match.state, -1)).startswith("<dragon for 2 as a spectator knows it")


def test_an_entry_reads_like_a_line_of_the_journal() -> None:
    match = opening()
    match.play(1, DRAGON.moves.from_text("pair monk farmer"))
    assert [repr(entry) for entry in match.journal.entries] == [
        "<ply 0: starts seat=1>",
        "<ply 1: paired seat=1 first=monk second=farmer>",
    ]


def test_what_was_taken_out_of_an_entry_is_a_question_mark() -> None:
    journal = Match(TOY, ["Ann", "Bo"], {}, fast(1)).journal
    drew = next(entry for entry in journal.entries if entry.event.name == "drew")
    assert repr(drew.redact(1 - drew.seat)) == f"<ply 0: drew seat={drew.seat} card=?>"
    assert "?" not in repr(drew.redact(drew.seat))


FIELDS = [
    number("hold", 1, 6),
    number("price", -3, 9, "yuan"),
    word("good", ["gold", "food"]),
    word("good", ["gold"], "cargo"),
    several("goods", ["gold", "food"]),
    places("crew", 5),
    places("crew", 5, 0),
]


@pytest.mark.parametrize("field", FIELDS, ids=repr)
def test_a_field_can_be_typed_back(field: Field) -> None:
    again = eval(
        repr(field), {"number": number, "word": word, "several": several, "places": places}
    )
    assert repr(again) == repr(field)
    assert again.schema() == field.schema()
    assert again.text == field.text


def test_a_verb_and_an_event_read_as_they_are_declared() -> None:
    steal = MoveBook().verb("steal", number("hold", 1, 6), shows=True)
    assert repr(steal) == "verb('steal', number('hold', 1, 6), shows=True)"
    assert repr(MoveBook().verb("pass")) == "verb('pass')"
    pair = MoveBook().verb("pair", number("one", 1, 6), number("two", 1, 6), unordered=True)
    assert repr(pair) == "verb('pair', number('one', 1, 6), number('two', 1, 6), unordered=True)"
    drew = EventBook().event("drew", number("card", 1, 55), secret="card")
    assert repr(drew) == "event('drew', number('card', 1, 55), secret='card')"


def test_legal_moves_are_listed() -> None:
    moves = Moves()
    moves.add(3)
    moves.add(20)
    assert repr(moves) == "<Moves [3, 20]>"
