"""The journal: what everyone may read, and what only some may."""

from lorcha.core.fields import number, word
from lorcha.core.journal import EVERYONE, TABLE, EventBook, Journal

BOOK = EventBook()
MONTH = BOOK.event("month", number("month", 1, 12))
STOLE = BOOK.event("stole", number("victim", 0, 3), word("card", ["gold", "curse"]), secret="card")
SPIED = BOOK.event("spied", number("place", 0, 9), number("value", 0, 9), secret="place value")


def sample_journal() -> Journal:
    journal = Journal()
    journal.add(MONTH, TABLE, [1, 0, 0, 0])
    journal.ply = 1
    journal.add(STOLE, 2, [0, 1, 0, 0], 0b101)
    journal.ply = 2
    journal.add(SPIED, 1, [4, 5], 0b010)
    journal.add(STOLE, 0, [3, 0], EVERYONE)
    return journal


def test_events_are_numbered_and_know_their_secrets() -> None:
    assert [event.number for event in BOOK.events] == [0, 1, 2]
    assert [event.secret for event in BOOK.events] == [[], ["card"], ["place", "value"]]


def test_a_seat_that_saw_all_of_it_reads_all_of_it() -> None:
    assert sample_journal().for_reader(2)[1] == {
        "ply": 1, "event": "stole", "seat": 2, "victim": 0, "card": "curse",
    }  # fmt: skip
    assert sample_journal().for_reader(0)[1] == sample_journal().for_reader(2)[1]


def test_a_seat_that_did_not_reads_the_open_fields() -> None:
    hidden = {"ply": 1, "event": "stole", "seat": 2, "victim": 0}
    assert sample_journal().for_reader(1)[1] == hidden
    assert sample_journal().for_reader(3)[1] == hidden
    assert sample_journal().for_reader(0)[2] == {"ply": 2, "event": "spied", "seat": 1}
    assert sample_journal().for_reader(1)[2] == {
        "ply": 2,
        "event": "spied",
        "seat": 1,
        "place": 4,
        "value": 5,
    }


def test_a_spectator_reads_what_is_open_to_everyone() -> None:
    assert sample_journal().for_reader(-1) == [
        {"ply": 0, "event": "month", "month": 1},
        {"ply": 1, "event": "stole", "seat": 2, "victim": 0},
        {"ply": 2, "event": "spied", "seat": 1},
        {"ply": 2, "event": "stole", "seat": 0, "victim": 3, "card": "gold"},
    ]


def test_a_reading_can_begin_later() -> None:
    assert sample_journal().for_reader(1, since=2) == sample_journal().for_reader(1)[2:]
    assert sample_journal().for_reader(1, since=4) == []


def test_a_redacted_entry_reads_the_same_and_holds_nothing_hidden() -> None:
    for seat in range(-1, 4):
        copies = [entry.redact(seat) for entry in sample_journal().entries]
        assert [entry.for_reader(seat) for entry in copies] == sample_journal().for_reader(seat)
        assert [entry.fingerprint(seat) for entry in copies] == [
            e.fingerprint(seat) for e in sample_journal().entries
        ]
    stolen, spied = (sample_journal().entries[i].redact(3) for i in (1, 2))
    assert (stolen.values, stolen.seen) == ([0, 0], 0)
    assert (spied.values, spied.seen) == ([0, 0], 0)
