"""From a command to the rows of the log it leads to, or a refusal that changes nothing."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from lorcha.core.fields import BadText
from lorcha.core.perspective import NoChance
from lorcha.core.state import Horizon, IllegalMove, State
from lorcha.server.store.rows import Kind, Row
from lorcha.server.tables import undo
from lorcha.server.tables.live_table import Room, What
from lorcha.server.wire import live
from lorcha.server.wire.people import Person

SPECTATOR: Final = -1
BOT: Final = "bot"  # in place of a command's name
LAPSES: Final = 300.0  # seconds after which a proposal gives way to another
JOINER: Final = "\u200d"  # holds the parts of one picture together
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that are drawn as nothing


class Refusal(Exception):
    """The command is not carried out; `code` is one of those listed at `Refused`."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Wish:
    """A command with who gave it and when; makes the rows that would fulfil it."""

    def __init__(self, room: Room, person: Person, command: live.Command, now: float) -> None:
        self.room = room
        self.person = person
        self.name = name_of(person.id, command.id)
        self.now = now
        self.rows: list[Row] = []

    def write(self, kind: Kind, seat: int, text: str = "") -> None:
        """Only the first row carries the command's name."""
        n, name = self.room.n + 1 + len(self.rows), "" if self.rows else self.name
        self.rows.append(Row(n, kind, seat, text, name, self.now))

    def own(self, seat: int) -> None:
        """The seat must be held by whoever commands."""
        if not 0 <= seat < len(self.room.table.chairs):
            raise Refusal("not_yours", f"there is no seat {seat}")
        if seat not in self.room.table.held_by(self.person.id):
            raise Refusal("not_yours", f"seat {seat} is somebody else's")

    def playing(self, seat: int) -> None:
        """The game goes on, and the seat is played by whoever commands."""
        self.own(seat)
        if self.room.over:
            raise Refusal("over", "the game is over")
        if seat in self.room.seating.gone:
            raise Refusal("not_allowed", "a stand-in plays this seat; take it back first")


def name_of(person: str, command: str) -> str:
    """Under which a command is stored: two people may choose the same id."""
    return f"{person}:{command}"


def decide(room: Room, person: Person, command: live.Command, now: float) -> list[Row]:
    """The rows that carry the command out, or Refusal."""
    wish = Wish(room, person, command, now)
    DECIDE[type(command)](wish, command)
    return wish.rows


# ---- moves


def move(wish: Wish, command: live.MoveNow) -> None:
    wish.playing(command.seat)
    moves = read_moves(wish.room, command.moves)
    check_question(wish.room, command.seat, command.ply)
    if wish.room.paused:
        raise Refusal("not_allowed", "the game is paused")
    check_parts(wish.room.course.state, command.seat, moves)
    write_moves(wish, command.seat, moves)


def read_moves(room: Room, told: Sequence[dict[str, Any]]) -> list[int]:
    try:
        return [room.game.moves.from_json(move) for move in told]
    except (BadText, ValueError, TypeError, OverflowError) as error:
        raise Refusal("malformed", f"this is no move of {room.game.title}: {error}") from error


def check_question(room: Room, seat: int, ply: int) -> None:
    course = room.course
    if course.state.is_asked(seat) and course.still_asks(seat, ply):
        return
    if ply == course.count(seat):
        raise Refusal("not_asked", "it is not for this seat to decide now")
    raise Refusal("stale", f"the table is at ply {course.count(seat)}, the answer is to ply {ply}")


def check_parts(state: State, seat: int, moves: Sequence[int]) -> None:
    """All parts must be legal, and known to be so: otherwise a refusal would tell the future."""
    if len(moves) == 1 and moves[0] in state.legal(seat):
        return
    world = state.clone()
    world.chance = NoChance()
    world.previewer = seat
    for number, part in enumerate(moves, 1):
        if part not in world.legal(seat):
            raise Refusal("illegal", f"part {number} is not a legal move of this seat now")
        if number == len(moves):
            return
        try:
            world.play(seat, part)
        except Horizon as horizon:
            raise Refusal("illegal", f"what follows part {number} cannot be known yet") from horizon


def write_moves(wish: Wish, seat: int, moves: Sequence[int]) -> None:
    trial, book = wish.room.course.state.clone(), wish.room.game.moves
    for part in moves:
        trial.play(seat, part)
        wish.write("move", seat, book.to_text(part))
    if trial.over():
        wish.write("end", SPECTATOR, "played")


# ---- everything else


def take_back(wish: Wish, command: live.Undo) -> None:
    wish.playing(command.seat)
    way = wish.room.way_back(command.seat)
    if way == "no":
        raise Refusal("not_allowed", "this move cannot be taken back")
    if way == "free":
        wish.write("undo", command.seat, undo.written(wish.room.course, command.seat))
        return
    open_proposal(wish, command.seat, "undo")


def propose(wish: Wish, command: live.Propose) -> None:
    wish.playing(command.seat)
    room = wish.room
    if command.what == "end" and room.table.rated and room.seating.has_bots():
        raise Refusal("not_allowed", "a bot does not agree to end a rated game")
    if command.what != "end" and room.clocks is None:
        raise Refusal("not_allowed", "there is no clock to pause")
    if command.what != "end" and room.paused == (command.what == "pause"):
        raise Refusal("not_allowed", f"{command.what}: that is so already")
    open_proposal(wish, command.seat, command.what)


def open_proposal(wish: Wish, seat: int, what: What) -> None:
    room = wish.room
    if room.proposal and wish.now - room.proposed_at < LAPSES:
        raise Refusal("not_allowed", "another proposal is open")
    wish.write("propose", seat, what)
    alone = not room.seating.others(seat)
    if alone or (what == "resume" and room.may_go_on(wish.now)):
        carry_out(wish, seat, what)


def carry_out(wish: Wish, seat: int, what: What) -> None:
    """What all have agreed to."""
    if what == "undo":
        wish.write("undo", seat, undo.written(wish.room.course, seat))
    elif what == "end":
        wish.write("end", SPECTATOR, "agreed")
    else:
        wish.write(what, seat)


def answer(wish: Wish, command: live.Answer) -> None:
    """Agree or not; whoever proposed it or agreed already may still say no."""
    wish.playing(command.seat)
    proposal, silent = wish.room.proposal, wish.room.silent()
    agreed = {*proposal.yes, *wish.room.beside(proposal.seat)} if proposal else set()
    if proposal is None or command.seat not in (silent if command.yes else agreed.union(silent)):
        raise Refusal("not_allowed", "there is nothing to agree to")
    wish.write("answer", command.seat, "yes" if command.yes else "no")
    if command.yes and not set(silent) - set(wish.room.beside(command.seat)):
        carry_out(wish, proposal.seat, proposal.what)


def resign(wish: Wish, command: live.Resign) -> None:
    wish.own(command.seat)
    if wish.room.over:
        raise Refusal("over", "the game is over")
    if wish.room.seating.gone.get(command.seat) == "resigned":
        raise Refusal("not_allowed", "the seat was given up already")
    wish.write("seat", command.seat, "resigned")
    if wish.room.seating.all_resigned(command.seat):
        wish.write("end", SPECTATOR, "resigned")


def leave(wish: Wish, command: live.Leave) -> None:
    wish.playing(command.seat)
    wish.write("seat", command.seat, "away")


def come_back(wish: Wish, command: live.ComeBack) -> None:
    wish.own(command.seat)
    if wish.room.over:
        raise Refusal("over", "the game is over")
    gone = wish.room.seating.gone.get(command.seat)
    if gone is None:
        raise Refusal("not_allowed", "no stand-in plays this seat")
    if gone == "resigned":
        raise Refusal("not_allowed", "the seat was given up for good")
    clocks = wish.room.clocks
    if clocks and clocks.left[command.seat] <= 0 and not wish.room.stood_in_for(command.seat):
        raise Refusal("not_allowed", "the time is over; take the seat back after this move")
    wish.write("seat", command.seat, "back")


def say(wish: Wish, command: live.Say) -> None:
    spaced = " ".join(command.text.split())
    text = "".join(letter for letter in spaced if letter.isprintable() or letter == JOINER)
    if not text.strip(JOINER + BLANKS):
        raise Refusal("malformed", "say something that can be read")
    held = wish.room.table.held_by(wish.person.id)
    spoken = msgspec.json.encode([wish.person.name, text]).decode()
    wish.write("say", held[0] if held else SPECTATOR, spoken)


DECIDE: Final[dict[type[live.Command], Callable[[Wish, Any], None]]] = {
    live.MoveNow: move,
    live.Undo: take_back,
    live.Propose: propose,
    live.Answer: answer,
    live.Resign: resign,
    live.Leave: leave,
    live.ComeBack: come_back,
    live.Say: say,
}


# ---- what nobody commands


def bot_moves(room: Room, seat: int, asked: int, moves: Sequence[int], now: float) -> list[Row]:
    """A bot's answer to the question put when so many moves had been made; none if it is stale."""
    state, course = room.course.state, room.course
    if room.over or room.paused or not state.is_asked(seat) or course.asked[seat] != asked:
        return []
    if room.seating.level(seat) is None:
        return []
    rows: list[Row] = []
    trial, book = state.clone(), room.game.moves
    for part in moves:
        try:
            trial.play(seat, part)
        except IllegalMove:
            break
        name = "" if rows else BOT
        rows.append(Row(room.n + 1 + len(rows), "move", seat, book.to_text(part), name, now))
    if trial.over():
        rows.append(Row(room.n + 1 + len(rows), "end", SPECTATOR, "played", "", now))
    return rows


def time_outs(room: Room, now: float) -> list[Row]:
    """Stand-ins for those whose time is over."""
    out = room.clocks.out(now) if room.clocks and not room.over else []
    return [Row(room.n + 1 + i, "seat", seat, "timeout", "", now) for i, seat in enumerate(out)]
