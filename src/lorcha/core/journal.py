# compiled by mypyc
"""The journal: what happened, as typed events with a public and, where needed, a private form.

The sentences, the animation and the screen reader's text are all made from it. A state without a
journal records nothing.
"""

from typing import Final, final

from lorcha.core.fields import Field
from lorcha.core.rows import Int, Row, extend_row, row

TABLE: Final = -1  # nobody in particular did it
EVERYONE: Final = -1  # seen by all
NO_ONE: Final = 0
LOW_40_BITS: Final = (1 << 40) - 1
MIXER: Final = 2097143


@final
class Event:
    """One kind of event. Only seats that saw an entry may read its `secret` fields."""

    def __init__(self, name: str, number: int, fields: list[Field], secret: list[str]) -> None:
        self.name = name
        self.number = number
        self.fields = fields
        self.secret = secret
        self.hidden: Int = 0  # bits of the secret fields
        for i in range(len(fields)):
            if fields[i].name in secret:
                self.hidden |= 1 << i

    def __repr__(self) -> str:
        """As it is declared."""
        fields = "".join([f", {field!r}" for field in self.fields])
        secret = f", secret={' '.join(self.secret)!r}" if self.secret else ""
        return f"event({self.name!r}{fields}{secret})"


@final
class EventBook:
    """Every event of one game."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def event(self, name: str, *fields: Field, secret: str = "") -> Event:
        """Declare the next event; `secret` lists its secret fields, separated by blanks."""
        event = Event(name, len(self.events), list(fields), secret.split())
        self.events.append(event)
        return event


@final
class Entry:
    """An event that happened: at which ply, by which seat (or TABLE), with which values."""

    def __init__(self, ply: int, event: Event, seat: int, values: list[int], seen: int) -> None:
        self.ply = ply
        self.event = event
        self.seat = seat
        self.values = values
        self.seen = seen  # a bit for each seat that saw all of it, or EVERYONE

    def __repr__(self) -> str:
        """Hidden values of a redacted entry are question marks."""
        parts = [f"ply {self.ply}:", self.event.name]
        if self.seat != TABLE:
            parts.append(f"seat={self.seat}")
        for field, value in zip(self.event.fields, self.values, strict=True):
            hidden = self.seen == NO_ONE and field.name in self.event.secret
            parts.append(f"{field.name}={'?' if hidden else field.to_text(value)}")
        return f"<{' '.join(parts)}>"

    def redact(self, seat: int) -> "Entry":
        """A copy without anything this seat (or a spectator, below 0) may not know."""
        if self.is_seen_by(seat) or not self.event.secret:
            return Entry(self.ply, self.event, self.seat, self.values[:], EVERYONE)
        hidden = self.event.secret
        values = [
            0 if field.name in hidden else value
            for field, value in zip(self.event.fields, self.values, strict=True)
        ]
        return Entry(self.ply, self.event, self.seat, values, NO_ONE)

    def is_seen_by(self, seat: Int) -> bool:
        return self.seen == EVERYONE or (seat >= 0 and (self.seen >> int(seat)) & 1 == 1)

    def for_reader(self, seat: int) -> dict[str, object]:
        """What this seat may know of it."""
        result: dict[str, object] = {"ply": self.ply, "event": self.event.name}
        if self.seat != TABLE:
            result["seat"] = self.seat
        full = self.is_seen_by(seat)
        for field, value in zip(self.event.fields, self.values, strict=True):
            if full or field.name not in self.event.secret:
                result[field.name] = field.to_json(value)
        return result

    def fingerprint(self, seat: Int) -> Int:
        """A hash of what this seat may know about the entry. Values hidden from it do not count."""
        fingerprint = mix(self.event.number, self.seat)
        hidden: Int = 0 if self.is_seen_by(seat) else self.event.hidden
        for i in range(len(self.values)):
            if not (hidden >> i) & 1:
                value: int = self.values[i]  # a set of cards may need more than 62 bits
                while value > LOW_40_BITS:
                    fingerprint = mix(fingerprint, value & LOW_40_BITS)
                    value >>= 40
                fingerprint = mix(fingerprint, value)
        return fingerprint


@final
class Journal:
    """The record of one match. The match sets `ply` before each move and ends it after the move.

    Entries hold the number of the move. Readers get their own count of plies, which leaves out the
    hidden steps of others (see `plies.py`).

    A search only asks whether two seats have read the same. Its journal has a number of `readers`,
    and keeps the fingerprints of entries for each of them in place of the entries.
    """

    def __init__(self, readers: int = 0) -> None:
        self.readers: Int = readers
        self.prints: Row = row(readers)
        self.printed: Int = 0
        self.entries: list[Entry] = []
        self.ply = 0
        self._counted_by: list[int] = []  # for each move the seat that counts it, or EVERYONE
        self._plies: dict[int, list[int]] = {}  # of each reader, as far as they were asked for

    def end_ply(self, counted_by: int) -> None:
        """A move has been made: `counted_by` is the seat of a hidden step, or EVERYONE."""
        self._counted_by.append(counted_by)

    def plies(self, reader: int) -> list[int]:
        """The reader's count after 0, 1, 2, ... moves."""
        counts = self._plies.setdefault(reader, [0])
        for counted_by in self._counted_by[len(counts) - 1 :]:
            counts.append(counts[-1] + (1 if counted_by in (EVERYONE, reader) else 0))
        return counts

    def add(self, event: Event, seat: Int, values: list[int], seen: Int = EVERYONE) -> None:
        entry = Entry(self.ply, event, int(seat), values[: len(event.fields)], int(seen))
        if self.readers == 0:
            self.entries.append(entry)
            return
        for reader in range(self.readers):
            self._print(entry.fingerprint(reader))

    def add_short(self, event: Event, seat: Int, a: Int, b: Int, c: Int, d: Int, seen: Int) -> None:
        """`add`, with up to four values. A search does it in every move, so no list is made."""
        if self.readers == 0:
            self.add(event, seat, [a, b, c, d], seen)
            return
        whole = print_of(event, seat, a, b, c, d, 0)
        for reader in range(self.readers):
            if event.hidden == 0 or seen == EVERYONE or (seen >> reader) & 1:
                self._print(whole)
            else:
                self._print(print_of(event, seat, a, b, c, d, event.hidden))

    def _print(self, fingerprint: Int) -> None:
        if self.printed == len(self.prints):
            self.prints = extend_row(self.prints, self.printed)
        self.prints[self.printed] = fingerprint
        self.printed += 1

    def clear(self) -> None:
        self.entries.clear()
        self.printed = 0

    def for_reader(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """The entries from number `since` on, as that seat may read them, in the seat's plies."""
        return [entry.for_reader(seat) for entry in self.redact(seat, since)]

    def for_review(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """The same after the end: plies are the moves of the record, which everyone may count."""
        return [entry.for_reader(seat) for entry in self.entries[since:]]

    def redact(self, seat: int, since: int = 0) -> list[Entry]:
        """Copies of the entries from number `since` on without anything this seat may not know."""
        copies = [entry.redact(seat) for entry in self.entries[since:]]
        plies = self.plies(seat)
        ended = len(plies) - 1
        for entry in copies:  # a move that shows something counts, also before its end
            entry.ply = plies[min(entry.ply, ended)] + max(0, entry.ply - ended)
        return copies

    def fingerprint(self, seat: Int, known: Int, since: int = 0) -> Int:
        """A hash of all the seat has read: `known` (the hash so far) and entries since `since`."""
        if self.readers > 0:
            at = since * self.readers + seat
            while at < self.printed:
                known = mix(known, self.prints[at])
                at += self.readers
            return known
        for i in range(since, len(self.entries)):
            known = mix(known, self.entries[i].fingerprint(seat))
        return known


def print_of(event: Event, seat: Int, a: Int, b: Int, c: Int, d: Int, hidden: Int) -> Int:
    """The fingerprint of an entry with these values, to somebody who may not read the hidden."""
    fields = len(event.fields)
    fingerprint = mix(event.number, seat)
    if fields > 0 and not hidden & 1:
        fingerprint = mix_value(fingerprint, a)
    if fields > 1 and not hidden & 2:
        fingerprint = mix_value(fingerprint, b)
    if fields > 2 and not hidden & 4:
        fingerprint = mix_value(fingerprint, c)
    if fields > 3 and not hidden & 8:
        fingerprint = mix_value(fingerprint, d)
    return fingerprint


def mix_value(fingerprint: Int, value: Int) -> Int:
    while value > LOW_40_BITS:
        fingerprint = mix(fingerprint, value & LOW_40_BITS)
        value >>= 40
    return mix(fingerprint, value)


def mix(fingerprint: Int, number: Int) -> Int:
    """Two numbers as one of 40 bits, by arithmetic that needs no more than 62."""
    return (fingerprint * MIXER + (number & LOW_40_BITS) + (number >> 40) + 1) & LOW_40_BITS
