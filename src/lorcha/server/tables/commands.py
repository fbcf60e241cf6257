"""From a command to the rows of the log it leads to, or a refusal that changes nothing."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from lorcha.core.fields import BadText
from lorcha.core.perspective import NoChance
from lorcha.core.state import Horizon, IllegalMove, State
from lorcha.server.store.rows import Kind, LogRow
from lorcha.server.tables import undo
from lorcha.server.tables.live_table import LiveTable, What
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


class CommandContext:
    """A command with who gave it and when; makes the rows that would fulfil it."""

    def __init__(self, room: LiveTable, person: Person, command: live.Command, now: float) -> None:
        self.room = room
        self.person = person
        self.name = name_of(person.id, command.id)
        self.now = now
        self.rows: list[LogRow] = []

    def write(self, kind: Kind, seat: int, text: str = "") -> None:
        """Only the first row carries the command's name."""
        n, name = self.room.n + 1 + len(self.rows), "" if self.rows else self.name
        self.rows.append(LogRow(n, kind, seat, text, name, self.now))

    def own(self, seat: int) -> None:
        """The seat must be held by whoever commands."""
        if not 0 <= seat < len(self.room.table.seats):
            raise Refusal("not_yours", f"there is no seat {seat}")
        if seat not in self.room.table.seats_of(self.person.id):
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


def decide(room: LiveTable, person: Person, command: live.Command, now: float) -> list[LogRow]:
    """The rows that carry the command out, or Refusal."""
    context = CommandContext(room, person, command, now)
    DECIDE[type(command)](context, command)
    return context.rows


# ---- moves


def move(context: CommandContext, command: live.MoveNow) -> None:
    context.playing(command.seat)
    moves = read_moves(context.room, command.moves)
    check_question(context.room, command.seat, command.ply)
    if context.room.paused:
        raise Refusal("not_allowed", "the game is paused")
    write_moves(context, command.seat, steps_of(context.room.history.state, command.seat, moves))


def read_moves(room: LiveTable, told: Sequence[dict[str, Any]]) -> list[int]:
    try:
        return [room.game.moves.from_json(move) for move in told]
    except (BadText, ValueError, TypeError, OverflowError) as error:
        raise Refusal("malformed", f"this is no move of {room.game.title}: {error}") from error


def check_question(room: LiveTable, seat: int, ply: int) -> None:
    history = room.history
    if history.state.is_asked(seat) and history.still_asks(seat, ply):
        return
    if ply == history.count(seat):
        raise Refusal("not_asked", "it is not for this seat to decide now")
    raise Refusal("stale", f"the table is at ply {history.count(seat)}, the answer is to ply {ply}")


def steps_of(state: State, seat: int, moves: Sequence[int]) -> list[int]:
    """The parts of a composed move, each in the steps it is asked for in. All must be legal, and
    known to be so: otherwise a refusal would tell the future."""
    if len(moves) == 1 and moves[0] in state.legal(seat):
        return list(moves)
    world = state.clone()
    world.chance = NoChance()
    world.previewer = seat
    steps: list[int] = []
    for number, part in enumerate(moves, 1):
        if steps:
            play_known(world, seat, steps[-1], number - 1)
        first, *others = world.expand(seat, part)
        steps.append(check_legal(world, seat, first, number))
        for step in others:
            play_known(world, seat, steps[-1], number)
            steps.append(check_legal(world, seat, step, number))
    return steps


def check_legal(world: State, seat: int, move: int, part: int) -> int:
    if move not in world.legal(seat):
        raise Refusal("illegal", f"part {part} is not a legal move of this seat now")
    return move


def play_known(world: State, seat: int, move: int, part: int) -> None:
    try:
        world.play(seat, move)
    except Horizon as horizon:
        raise Refusal("illegal", f"what follows part {part} cannot be known yet") from horizon


def write_moves(context: CommandContext, seat: int, moves: Sequence[int]) -> None:
    trial, book = context.room.history.state.clone(), context.room.game.moves
    for part in moves:
        trial.play(seat, part)
        context.write("move", seat, book.to_text(part))
    if trial.over():
        context.write("end", SPECTATOR, "played")


# ---- everything else


def take_back(context: CommandContext, command: live.Undo) -> None:
    context.playing(command.seat)
    way = context.room.way_back(command.seat)
    if way == "no":
        raise Refusal("not_allowed", "this move cannot be taken back")
    if way == "free":
        context.write("undo", command.seat, undo.written(context.room.history, command.seat))
        return
    open_proposal(context, command.seat, "undo")


def propose(context: CommandContext, command: live.Propose) -> None:
    context.playing(command.seat)
    room = context.room
    if command.what == "end" and room.table.rated and room.seating.has_bots():
        raise Refusal("not_allowed", "a bot does not agree to end a rated game")
    if command.what != "end" and room.clocks is None:
        raise Refusal("not_allowed", "there is no clock to pause")
    if command.what != "end" and room.paused == (command.what == "pause"):
        raise Refusal("not_allowed", f"{command.what}: that is so already")
    open_proposal(context, command.seat, command.what)


def open_proposal(context: CommandContext, seat: int, what: What) -> None:
    room = context.room
    if room.proposal and context.now - room.proposed_at < LAPSES:
        raise Refusal("not_allowed", "another proposal is open")
    context.write("propose", seat, what)
    alone = not room.seating.others(seat)
    if alone or (what == "resume" and room.may_go_on(context.now)):
        carry_out(context, seat, what)


def carry_out(context: CommandContext, seat: int, what: What) -> None:
    """What all have agreed to."""
    if what == "undo":
        context.write("undo", seat, undo.written(context.room.history, seat))
    elif what == "end":
        context.write("end", SPECTATOR, "agreed")
    else:
        context.write(what, seat)


def answer(context: CommandContext, command: live.Answer) -> None:
    """Agree or not; whoever proposed it or agreed already may still say no."""
    context.playing(command.seat)
    proposal, silent = context.room.proposal, context.room.silent()
    agreed = {*proposal.yes, *context.room.beside(proposal.seat)} if proposal else set()
    if proposal is None or command.seat not in (silent if command.yes else agreed.union(silent)):
        raise Refusal("not_allowed", "there is nothing to agree to")
    context.write("answer", command.seat, "yes" if command.yes else "no")
    if command.yes and not set(silent) - set(context.room.beside(command.seat)):
        carry_out(context, proposal.seat, proposal.what)


def resign(context: CommandContext, command: live.Resign) -> None:
    context.own(command.seat)
    if context.room.over:
        raise Refusal("over", "the game is over")
    if context.room.seating.gone.get(command.seat) == "resigned":
        raise Refusal("not_allowed", "the seat was given up already")
    context.write("seat", command.seat, "resigned")
    if context.room.seating.all_resigned(command.seat):
        context.write("end", SPECTATOR, "resigned")


def leave(context: CommandContext, command: live.Leave) -> None:
    context.playing(command.seat)
    context.write("seat", command.seat, "away")


def come_back(context: CommandContext, command: live.ComeBack) -> None:
    context.own(command.seat)
    if context.room.over:
        raise Refusal("over", "the game is over")
    gone = context.room.seating.gone.get(command.seat)
    if gone is None:
        raise Refusal("not_allowed", "no stand-in plays this seat")
    if gone == "resigned":
        raise Refusal("not_allowed", "the seat was given up for good")
    clocks = context.room.clocks
    if clocks and clocks.left[command.seat] <= 0 and not context.room.stood_in_for(command.seat):
        raise Refusal("not_allowed", "the time is over; take the seat back after this move")
    context.write("seat", command.seat, "back")


def say(context: CommandContext, command: live.Say) -> None:
    spaced = " ".join(command.text.split())
    text = "".join(letter for letter in spaced if letter.isprintable() or letter == JOINER)
    if not text.strip(JOINER + BLANKS):
        raise Refusal("malformed", "say something that can be read")
    held = context.room.table.seats_of(context.person.id)
    spoken = msgspec.json.encode([context.person.name, text]).decode()
    context.write("say", held[0] if held else SPECTATOR, spoken)


DECIDE: Final[dict[type[live.Command], Callable[[CommandContext, Any], None]]] = {
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


def bot_moves(
    room: LiveTable, seat: int, asked: int, moves: Sequence[int], now: float
) -> list[LogRow]:
    """A bot's answer to the question put when so many moves had been made; none if it is stale."""
    state, history = room.history.state, room.history
    if room.over or room.paused or not state.is_asked(seat) or history.asked[seat] != asked:
        return []
    if room.seating.level(seat) is None:
        return []
    rows: list[LogRow] = []
    trial, book = state.clone(), room.game.moves
    for part in moves:
        try:
            trial.play(seat, part)
        except IllegalMove:
            break
        name = "" if rows else BOT
        rows.append(LogRow(room.n + 1 + len(rows), "move", seat, book.to_text(part), name, now))
    if trial.over():
        rows.append(LogRow(room.n + 1 + len(rows), "end", SPECTATOR, "played", "", now))
    return rows


def time_outs(room: LiveTable, now: float) -> list[LogRow]:
    """Stand-ins for those whose time is over."""
    out = room.clocks.out(now) if room.clocks and not room.over else []
    return [LogRow(room.n + 1 + i, "seat", seat, "timeout", "", now) for i, seat in enumerate(out)]
