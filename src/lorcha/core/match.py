"""A match: options, seats, seed and moves. That is all that is stored; the rest is replayed."""

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

from lorcha.core.chance import Chance, Fair, Fast
from lorcha.core.dumps import BadPosition
from lorcha.core.fields import BadText
from lorcha.core.game import Game
from lorcha.core.journal import EVERYONE, Journal
from lorcha.core.options import BadOption, Value
from lorcha.core.plies import visible
from lorcha.core.state import IllegalMove, State

FORMAT: Final = 1
STREAMS: Final = 1 << 31  # more than anyone will ever need


class BadMatch(ValueError):
    """A match file that cannot be read, replayed or trusted."""


class Seed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a match's chance comes from; `hash` is what was published before a fair one.

    A match that continues an earlier one from some ply has that match's chance up to there. After
    an undo of a random event the same seed continues with another `stream`.
    """

    kind: Literal["fast", "fair"]
    seed: int | str
    hash: str = ""
    ply: int = 0
    before: "Seed | None" = None
    stream: int = 0

    def chance(self) -> Chance:
        if self.kind == "fast" and isinstance(self.seed, int) and not self.stream:
            return Fast(self.seed)
        if self.kind == "fair" and isinstance(self.seed, str):
            try:
                chance = Fair(bytes.fromhex(self.seed))
            except ValueError as error:
                raise BadMatch(f"the fair seed is not 32 bytes in hex: {error}") from error
            return Fair(stream_seed(chance.seed, self.stream)) if self.stream else chance
        raise BadMatch(f"a {self.kind} seed cannot be {self.seed!r}")

    def matches_hash(self) -> bool:
        chance = msgspec.structs.replace(self, stream=0).chance()
        return not isinstance(chance, Fair) or self.hash == chance.seed_hash()

    def chain(self) -> "list[Seed]":
        """All seeds of the match, the first one first."""
        return [*(self.before.chain() if self.before else []), self]

    def branch(self, ply: int) -> "Seed":
        """A new fair seed for a match that continues from this ply."""
        return msgspec.structs.replace(fair(), ply=ply, before=self.until(ply))

    def next_stream(self, ply: int, stream: int) -> "Seed":
        """The same seed, but from this ply on with a new stream."""
        start = next(one for one in self.chain() if one.seed == self.seed)
        before = start if start.ply == ply else self.until(ply)
        return msgspec.structs.replace(self, ply=ply, before=before, stream=stream)

    def is_in_order(self) -> bool:
        """Does each seed follow from the one before? Otherwise a person who knows a seed could
        choose the stream they like."""
        first, *_ = chain = self.chain()
        if first.stream or first.ply:
            return False
        return all(later.follows(earlier) for earlier, later in pairwise(chain))

    def follows(self, earlier: "Seed") -> bool:
        if not self.stream:
            return earlier.ply <= self.ply
        same = (self.kind, self.seed, self.hash) == (earlier.kind, earlier.seed, earlier.hash)
        return same and earlier.ply <= self.ply and earlier.stream < self.stream < STREAMS

    def until(self, ply: int) -> "Seed":
        """Where chance came from before this ply."""
        first, *later = self.chain()
        return [first, *(one for one in later if one.ply < ply)][-1]


def stream_seed(seed: bytes, stream: int) -> bytes:
    """As unpredictable as the seed, and bound by its published hash."""
    return hmac.digest(seed, f"lorcha stream {stream}".encode(), "sha256")


def fast(seed: int) -> Seed:
    return Seed("fast", seed)


def fair(seed: bytes | None = None) -> Seed:
    """A fair seed, drawn by the system if none is given."""
    chance = Fair(seed or secrets.token_bytes(32))
    return Seed("fair", chance.seed.hex(), chance.seed_hash())


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match as it is saved. Moves are written `<seat> <notation>`. One that does not begin as the
    game does has the words its `position` was set up with."""

    lorcha: int
    game: str
    rules: str
    box: str
    seats: list[str]
    options: dict[str, Value]
    chance: Seed
    moves: list[str]
    scores: list[int] | None = None
    places: list[int] | None = None
    digest: str | None = None
    position: dict[str, Any] | None = None


class Match:
    """A game being played, or played again."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Mapping[str, Value],
        seed: Seed,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.position = position
        self.seats = list(seats)
        self.options = game.complete(len(seats), options)
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        self.journal = Journal()
        first, *later = seed.chain()
        self._later = {one.ply: one for one in later}
        chance = first.chance()
        self.state = (
            game.new(len(seats), options, chance=chance, journal=self.journal)
            if position is None
            else game.position(len(seats), options, chance=chance, journal=self.journal, **position)
        )

    def __repr__(self) -> str:
        return (
            f"<match of {self.game.id} for {len(self.seats)}: {self.ply} moves, "
            f"{self.state.describe_question()}>"
        )

    @property
    def ply(self) -> int:
        return len(self.moves)

    def play(self, seat: int, move: int) -> None:
        """A move; one that stands for several steps is recorded as these."""
        for step in self.state.expand(seat, move):
            self._play(seat, step)

    def _play(self, seat: int, move: int) -> None:
        before = visible(self.state)
        self.journal.ply = self.ply + 1
        if self.ply in self._later:
            self.state.chance = self._later[self.ply].chance()
        self.state.play(seat, move)
        self.moves.append((seat, move))
        self.journal.end_ply(seat if visible(self.state) == before else EVERYONE)

    def at(self, ply: int) -> "Match":
        """The same match after this many moves."""
        if not 0 <= ply <= self.ply:
            raise BadMatch(f"the match has {self.ply} moves; there is no ply {ply}")
        earlier = Match(self.game, self.seats, self.options, self.seed, self.position)
        for seat, move in self.moves[:ply]:
            earlier.play(seat, move)
        return earlier

    def record(self) -> Record:
        moves = [f"{seat} {self.game.moves.to_text(move)}" for seat, move in self.moves]
        record = Record(
            FORMAT,
            self.game.id,
            self.game.rules_version,
            self.game.box.fingerprint,
            self.seats,
            self.options,
            self.seed,
            moves,
            position=self.position,
        )
        if self.state.over():
            standings = sorted(self.state.standings(), key=lambda s: s.seat)
            record.scores = [standing.score for standing in standings]
            record.places = [standing.place for standing in standings]
            record.digest = digest(self.state)
        return record

    def save(self) -> str:
        """The match as readable JSON."""
        return json.dumps(msgspec.to_builtins(self.record()), ensure_ascii=False, indent=1) + "\n"


def digest(state: State) -> str:
    """A short hash of the whole position: equal positions, equal digests.

    It begins with the version of the game's dump, if that has one: digests of other versions cannot
    be compared with it.
    """
    dump = state.dump()
    version = f"{dump['version']}:" if "version" in dump else ""
    return version + hashlib.sha256(msgspec.json.encode(dump, order="sorted")).hexdigest()[:16]


def comparable(one: str | None, other: str | None) -> bool:
    """These digests, if there are any, were made from dumps of the same version."""
    return one is None or other is None or one.rpartition(":")[0] == other.rpartition(":")[0]


def read_record(text: str | bytes) -> Record:
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMatch(f"this is not a saved match: {error}") from error
    if record.lorcha != FORMAT:
        raise BadMatch(f"the file has format {record.lorcha}; this version reads {FORMAT}")
    return record


def replay(record: Record, find: Callable[[str], Game]) -> Match:
    """Play a record again from its seed; BadMatch where it breaks the rules.

    A finished match of other rules, or with another box, is replayed if the rules here allow all of
    its moves and lead to the same end.
    """
    try:
        game = find(record.game)
    except LookupError as error:
        raise BadMatch(str(error)) from error
    other = other_rules(record, game)
    if other and record.scores is None:
        raise BadMatch(f"{other}, and the match is not over")
    if not record.chance.is_in_order():
        raise BadMatch("its chance is not one chain of seeds: a stream was chosen freely")
    try:
        match = play_again(record, game)
    except BadMatch as error:
        if other:
            raise BadMatch(f"{other}: {error}") from error
        raise
    if other and differences(record, match.record()):
        raise BadMatch(f"{other}, which lead to another end")
    return match


def other_rules(record: Record, game: Game) -> str:
    """By which rules or box it was played, if not by those here."""
    if record.rules != game.rules_version:
        return f"played by rules {record.rules}; this version has {game.rules_version}"
    if record.box != game.box.fingerprint:
        return f"played with box {record.box}; here is box {game.box.fingerprint}"
    return ""


def play_again(record: Record, game: Game) -> Match:
    try:
        match = Match(game, record.seats, record.options, record.chance, record.position)
    except (BadOption, BadPosition) as error:
        raise BadMatch(str(error)) from error
    for ply, line in enumerate(record.moves, 1):
        seat, _, text = line.partition(" ")
        try:
            match.play(int(seat), game.moves.from_text(text))
        except (BadText, IllegalMove, ValueError) as error:
            raise BadMatch(f"move {ply} ({line!r}): {error}") from error
    return match


def verify(record: Record, find: Callable[[str], Game]) -> list[str]:
    """Replay a record and list every false claim in it."""
    faults = differences(record, replay(record, find).record())
    if not all(seed.matches_hash() for seed in record.chance.chain()):
        faults.append("the seed does not have the published hash")
    return faults


def differences(record: Record, again: Record) -> list[str]:
    """What a record says of its end, and its replay does not."""
    found = []
    for name in ("scores", "places", "digest"):
        claimed, true = getattr(record, name), getattr(again, name)
        if name == "digest" and not comparable(claimed, true):
            continue  # saved by an older Lorcha
        if claimed != true:
            found.append(f"{name}: the file says {claimed}, the replay gives {true}")
    return found
