"""What is on the toy's table: hands, stakes, a deck, and who knows which card."""

from lorcha.core.agenda import ALWAYS, ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import dump_fields
from lorcha.core.knowledge import Knowledge, Pile
from lorcha.core.rows import Int
from lorcha.core.state import State
from tests.toy.box import CARDS, RANK

DEAL, BEGIN_ROUND, SHOW_STAKES, TAKE, END_ROUND, SCORE = range(6)
ASK_STAKE, ASK_RAID, ASK_SHIELD = (ASK + ALWAYS + i for i in range(3))
TASKS = {
    DEAL: "deal",
    BEGIN_ROUND: "begin_round",
    SHOW_STAKES: "show_stakes",
    TAKE: "take",
    END_ROUND: "end_round",
    SCORE: "score",
    ASK_STAKE: "stake",
    ASK_RAID: "raid",
    ASK_SHIELD: "shield",
}
PIRATE_FIELDS = ["coins", "hand", "stake"]
TABLE_FIELDS = ["rounds", "curses_hurt", "round", "deck", "discard"]
KNOWLEDGE_FIELDS = ["seen", "limit"]


class Pirate:
    def __init__(self, source: "Pirate | None" = None) -> None:
        self.coins: Int = source.coins if source else 0
        self.hand: Pile = Pile(0, source.hand if source else None)
        self.stake: Pile = Pile(0, source.stake if source else None)


class Table(State):
    def __init__(self, seats: Int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        self.rounds: Int = source.rounds if source else 0
        self.curses_hurt: Int = source.curses_hurt if source else 0
        self.round: Int = source.round if source else 0
        self.deck: Pile = Pile(0, source.deck if source else None)
        self.discard: Pile = Pile(0, source.discard if source else None)
        self.knowledge: Knowledge = Knowledge(len(CARDS), source.knowledge if source else None)
        self.pirates: list[Pirate] = [
            Pirate(source.pirates[i] if source else None) for i in range(seats)
        ]

    def hidden_piles(self) -> list[Pile]:
        hands = [pirate.hand for pirate in self.pirates]
        return [*hands, *(pirate.stake for pirate in self.pirates), self.deck]

    def dump(self) -> dict[str, object]:
        return {
            "game": "toy",
            "seats": int(self.seats),
            "chance": self.chance.dump(),
            "agenda": self.dump_agenda(TASKS),
            **dump_fields(self, TABLE_FIELDS),
            "knowledge": dump_fields(self.knowledge, KNOWLEDGE_FIELDS),
            "pirates": [dump_fields(pirate, PIRATE_FIELDS) for pirate in self.pirates],
        }


def broken_invariants(state: State) -> list[str]:
    """Each card is in one place, its owner knows it, and nobody knows anything false about it."""
    assert isinstance(state, Table)
    piles = [pile.to_list() for pile in [*state.hidden_piles(), state.discard]]
    if sorted(card for pile in piles for card in pile) != list(range(len(CARDS))):
        return ["cards lost or invented"]
    return broken_knowledge(state) + [
        f"seat {seat}: fewer than no coins"
        for seat, pirate in enumerate(state.pirates)
        if pirate.coins < 0
    ]


def broken_knowledge(table: Table) -> list[str]:
    knowledge, faults = table.knowledge, []
    for card, name in enumerate(CARDS):
        if knowledge.limit[card] > RANK[card]:
            faults.append(f"{name} is taken for more than it is")
    for seat, pirate in enumerate(table.pirates):
        own = pirate.hand.to_list() + pirate.stake.to_list()
        if not all(knowledge.knows(seat, card) for card in own):
            faults.append(f"seat {seat} does not know its own cards")
    return faults
