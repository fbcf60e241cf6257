# compiled by mypyc
"""Step 3a: the revealed card begins an expedition, continues it or ends it (MC-28 to MC-38)."""

from lorcha.core.journal import Event
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, row
from lorcha.games.ching.box import FACE_OF, LINE_CARDS, lines_crossed
from lorcha.games.ching.events import CROSSED, ENDED, PLUNDERED, SAILED, STARTED, STEERED
from lorcha.games.ching.moves import SAIL
from lorcha.games.ching.rules.drawing import meet
from lorcha.games.ching.rules.expedition import (
    at_edge,
    board_row,
    column,
    highest,
    in_hong_kong,
    insert,
    space,
)
from lorcha.games.ching.state import (
    ASK_JUNK,
    CREW,
    LAY,
    NOBODY,
    NOTHING,
    SEA_LUCK,
    SEEK_MISSION,
    SEEK_SKILLS,
    SET_OUT_AGAIN,
    WINDOW,
    Table,
)


def take_turn(table: Table, seat: Int, card: Int) -> None:
    """Every revealed card is a turn of its own (MC-25, MC-111)."""
    table.active = seat
    table.junk = NOTHING
    table.ended = 0
    table.nights = 0
    table.played = 0
    table.agenda.push(WINDOW)
    if card > 0:
        table.agenda.push(ASK_JUNK, 1 << seat, card)


def offer_junks(table: Table, seat: Int, out: Moves) -> None:
    """Each junk gets one card a round (MC-112)."""
    captain = table.captains[seat]
    for junk in range(len(captain.junks)):
        if not (captain.busy >> junk) & 1:
            out.add(SAIL.pack(junk))


def choose_junk(table: Table, seat: Int, move: Int) -> None:
    card = table.agenda.number()
    table.agenda.answered(seat)
    table.junk = SAIL.get(move, 0)
    table.captains[seat].busy |= 1 << table.junk
    table.agenda.push(LAY, 1 << seat, card)


def lay(table: Table, card: Int) -> None:
    """A higher card must continue, a lower one must end; at the edge any card ends (MC-32)."""
    junk = table.expedition()
    if junk.count == 0:
        start(table, card)
    elif at_edge(junk) or card < highest(junk):
        end_expedition(table, card)
    else:
        take_from_table(table, card)
        sail(table, card)


def take_from_table(table: Table, card: Int) -> None:
    """The revealed card leaves the place in front of its owner."""
    captain = table.captains[table.active]
    left = row(len(captain.revealed) - 1)
    at: Int = 0
    for i in range(len(captain.revealed)):
        if captain.revealed[i] != card:
            left[at] = captain.revealed[i]
            at += 1
    captain.revealed = left


def start(table: Table, card: Int) -> None:
    """The first card: space 1, no move, no line (MC-28)."""
    take_from_table(table, card)
    table.expedition().add(card)
    table.tell(STARTED, table.active, card, table.junk)


def sail(table: Table, card: Int) -> None:
    """Add a navigation card, on top or at its place in the order; the junk moves (MC-7, MC-70)."""
    junk = table.expedition()
    from_column = column(junk)
    from_row = board_row(junk)
    insert(junk, card)
    tell_space(table, SAILED, card)
    arrive(table, from_column, from_row)


def steer(table: Table, encounter: Int) -> None:
    """Helmsmen in the expedition are a card of a new colour (MC-92)."""
    junk = table.expedition()
    from_column = column(junk)
    from_row = board_row(junk)
    junk.add(CREW + encounter)
    tell_space(table, STEERED, FACE_OF[encounter])
    arrive(table, from_column, from_row)


def tell_space(table: Table, event: Event, what: Int) -> None:
    if table.journal is not None:
        junk = table.expedition()
        at: list[int] = [column(junk), board_row(junk), space(junk)]
        table.journal.add(event, table.active, [what, table.junk, *at])


def arrive(table: Table, from_column: Int, from_row: Int) -> None:
    """After every single move: Hong Kong, then the lines (MC-33 to MC-36)."""
    junk = table.expedition()
    seat = table.active
    if table.hong_kong == NOBODY and in_hong_kong(junk):
        table.hong_kong = seat
        table.tell(PLUNDERED, seat)
    crossed = lines_crossed(from_column, from_row, board_row(junk) - from_row)
    cards: Int = 0
    for i in range(len(LINE_CARDS)):
        if (crossed >> i) & 1:
            table.tell(CROSSED, seat, i + 1)
            cards += LINE_CARDS[i]
    if cards > 0:
        meet(table, seat, cards)


def end_expedition(table: Table, card: Int) -> None:
    """Mission, skills, sea luck, discard, then the revealed card starts again (MC-39)."""
    table.completed = 0
    table.learned = 0
    table.payable = 0
    table.agenda.push(SET_OUT_AGAIN, 0, card)
    table.agenda.push(SEA_LUCK)
    table.agenda.push(SEEK_SKILLS)
    table.agenda.push(SEEK_MISSION)
    if table.journal is not None:
        junk = table.expedition()
        at: list[int] = [column(junk), board_row(junk), space(junk)]
        table.journal.add(ENDED, table.active, [table.junk, *at])
