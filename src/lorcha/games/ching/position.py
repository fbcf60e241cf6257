"""A position at sea in words: `game.position(3, hands=["40 45", "20 30"], junks=["3 12"])`.

Navigation cards are their numbers. In an expedition a card below 0 is turned over, and Helmsmen
are named by their face (`helmsmen_none`, turned `-helmsmen_none`).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

from lorcha.core.chance import Fast
from lorcha.core.dumps import BadPosition, place_in
from lorcha.core.knowledge import Pile
from lorcha.games.ching.box import (
    ENCOUNTERS,
    FACE_OF,
    FACES,
    GEMS,
    NUMBERS,
    SKILLS,
    TILES,
    hand_for,
)
from lorcha.games.ching.rules.game import Ching
from lorcha.games.ching.state import (
    ASIDE,
    CREW,
    FACE_DOWN,
    ON_BOARD,
    TAKEN,
    TURNED_BIT,
    Captain,
    Table,
)

Data: TypeAlias = dict[str, Any]
Words: TypeAlias = str | Sequence[int | str]  # '40 45' or [40, 45]
MOMENTS: Final = ["round", "choice"]


def arrange(
    opening: Data,
    *,
    hands: Sequence[Words] | None = None,
    junks: Sequence[Words] = (),
    met: Sequence[Words] = (),
    skills: Sequence[Words] = (),
    spent: Sequence[Words] = (),
    gems: Sequence[Sequence[int]] = (),
    gold: Sequence[int] = (),
    missions: Words | None = None,
    taken: Sequence[Words] = (),
    aside: Words = (),
    display: Words | None = None,
    deck: Words = (),
    encounter_deck: Words = (),
    discard: Words = (),
    encounter_discard: Words = (),
    round: int = 1,  # noqa: A002 (the game's own word)
    at: str = "",
) -> Data:
    """The dump of a new game, changed to the position these words describe.

    `at` is the start of a `round`, before its display is laid out, or the `choice` of cards; the
    rest of the game follows. With two players `junks` are those of seat 0, then those of seat 1.
    `taken` are the missions of each seat. `deck` and `encounter_deck` say what is drawn first; all
    cards not named lie below, but for those of `discard` and `encounter_discard`.
    """
    at = at or ("round" if display is None else "choice")
    place_in(MOMENTS, at, "moment")
    if at == "round" and display is not None:
        raise BadPosition("a round begins before the display is laid out: at='choice'")
    table = Ching(opening["seats"], Fast(0))
    table.teams = opening["teams"]
    table.round = round - (at == "round")
    faces = list(range(ENCOUNTERS))
    set_sail(table, junks, faces)
    for seat, captain in enumerate(table.captains):
        table.order[seat] = seat
        add_encounters(table, seat, of(met, seat), faces)
        add_skills(table, captain, of(skills, seat), of(spent, seat))
        add_riches(table, captain, of(gems, seat), gold[seat] if seat < len(gold) else 0)
    for face in words_of(encounter_discard):
        card = take_face(faces, str(face))
        table.encounter_discard.add(card)
        table.rumours.open(card)
    for number in numbers_of(discard):
        table.discard.add(number)
        table.charts.open(number)
    top = [take_face(faces, str(face)) for face in words_of(encounter_deck)]
    stack(table.encounter_deck, faces, top)
    lay_missions(table, missions, opening["missions"])
    put_away(table, taken, aside)
    deal(table, hands, display, deck, opening, at)
    return dict(table.dump()) | {"agenda": agenda_of(table, at)}


def agenda_of(table: Table, at: str) -> list[object]:
    if at == "round":
        return [["begin_round", [], 0]]
    with_cards = [seat for seat, captain in enumerate(table.captains) if captain.hand.count]
    tasks: list[object] = [["end_round", [], 0], ["reveal", [], 0]]
    return [*tasks, ["choice", with_cards, 0]] if with_cards else tasks


# ---- words


def words_of(words: Words) -> list[int | str]:
    """The words of a text, or those of a list as they are."""
    return [number_in(word) for word in words.split()] if isinstance(words, str) else list(words)


def number_in(word: str) -> int | str:
    return int(word) if word.removeprefix("-").isdecimal() else word


def numbers_of(words: Words) -> list[int]:
    for word in words_of(words):
        if not isinstance(word, int) or not 1 <= abs(word) <= NUMBERS:
            raise BadPosition(f"a navigation card is a number from 1 to {NUMBERS}: {word!r}")
    return [int(word) for word in words_of(words)]


def of(rows: Sequence[Any], at: int) -> Any:
    return rows[at] if at < len(rows) else ()


def take_face(left: list[int], face: str) -> int:
    """An encounter card of this face that is nowhere yet."""
    place_in(FACES, face, "encounter card")
    for card in left:
        if FACES[FACE_OF[card]] == face:
            left.remove(card)
            return card
    raise BadPosition(f"there are not enough cards {face!r}")


def stack(pile: Pile, below: Sequence[int], first: Sequence[int]) -> None:
    """The cards to be drawn first lie on top, that is, last."""
    for card in [*below, *reversed(first)]:
        pile.add(card)


# ---- captains


def set_sail(table: Table, junks: Sequence[Words], faces: list[int]) -> None:
    fleet = int(table.cards_due())
    if len(junks) > fleet * int(table.seats):
        raise BadPosition(f"{len(junks)} junks are too many for {int(table.seats)} seats")
    for number, expedition in enumerate(junks):
        junk = table.captains[number // fleet].junks[number % fleet]
        for laid in words_of(expedition):
            junk.add(lay(table, laid, faces))


def lay(table: Table, laid: int | str, faces: list[int]) -> int:
    if isinstance(laid, int):
        (number,) = numbers_of([laid])
        table.charts.open(abs(number))
        return number if number > 0 else -number + TURNED_BIT
    card = take_face(faces, laid.removeprefix("-"))
    table.rumours.open(card)
    return CREW + card + (TURNED_BIT if laid.startswith("-") else 0)


def add_encounters(table: Table, seat: int, met: Words, faces: list[int]) -> None:
    for face in words_of(met):
        card = take_face(faces, str(face))
        table.captains[seat].encounters.add(card)
        table.rumours.enter(card, seat)


def add_skills(table: Table, captain: Captain, ready: Words, spent: Words) -> None:
    for words, row in ((ready, captain.ready), (spent, captain.spent)):
        for skill in words_of(words):
            place = place_in(SKILLS, str(skill), "skill")
            row[place] += 1
            table.skills_left[place] -= 1


def add_riches(table: Table, captain: Captain, gems: Sequence[int], gold: int) -> None:
    """White, red and blue gems, and gold."""
    if len(gems) > len(GEMS):
        raise BadPosition(f"gems are {', '.join(GEMS)}: {list(gems)}")
    for gem, count in enumerate(gems):
        captain.gems[gem] += count
        table.gems_left[gem] -= count
    captain.gold += gold
    table.gold_left -= gold


# ---- cards on the table


def lay_missions(table: Table, missions: Words | None, drawn: Sequence[int]) -> None:
    for tile, place in enumerate(drawn):
        table.missions[tile] = place if missions is None else 0
    for name in words_of(missions or ()):
        table.missions[place_in(TILES, str(name), "mission")] = ON_BOARD


def put_away(table: Table, taken: Sequence[Words], aside: Words) -> None:
    """The missions each seat has completed, and those that take no part."""
    for seat in range(int(table.seats)):
        for name in words_of(of(taken, seat)):
            table.missions[place_in(TILES, str(name), "mission")] = TAKEN + seat
    for name in words_of(aside):
        table.missions[place_in(TILES, str(name), "mission")] = ASIDE


def deal(
    table: Table,
    hands: Sequence[Words] | None,
    display: Words | None,
    deck: Words,
    opening: Data,
    at: str,
) -> None:
    """Hands, display and deck as given; without `hands` each captain is dealt one from the rest."""
    laid = [*laid_numbers(table), *table.discard.to_list()]
    named = [*laid, *numbers_of(display or ()), *numbers_of(deck)]
    hand_cards = [numbers_of(hand) for hand in hands or ()]
    if hands is None:
        shuffled = [card for card in opening["deck"] if card not in named]
        size = hand_for(int(table.seats))
        hand_cards = [shuffled[seat * size : (seat + 1) * size] for seat in range(int(table.seats))]
    if len(hand_cards) > table.seats:
        raise BadPosition(f"{len(hand_cards)} hands are too many for {int(table.seats)} seats")
    for seat, hand in enumerate(hand_cards):
        for card in hand:
            table.captains[seat].hand.add(card)
            table.charts.enter(card, seat)
    used = [*named, *(card for hand in hand_cards for card in hand)]
    if len(set(used)) < len(used):
        twice = next(card for card in used if used.count(card) > 1)
        raise BadPosition(f"navigation card {twice} is in two places")
    free = [number for number in range(1, NUMBERS + 1) if number not in used]
    places = len(table.display)
    display_cards = numbers_of(display) if display is not None else []
    if display is None and at == "choice":
        display_cards = [free.pop() for _ in range(min(places, len(free)))]
    for place, number in enumerate(display_cards):
        table.display[place] = number
        if place != FACE_DOWN:
            table.charts.open(number)
    stack(table.deck, free, numbers_of(deck))


def laid_numbers(table: Table) -> Iterator[int]:
    """The navigation cards of all expeditions."""
    for captain in table.captains:
        for junk in captain.junks:
            for laid in junk.to_list():
                if laid % TURNED_BIT < CREW:
                    yield laid % TURNED_BIT
