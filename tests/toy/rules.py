"""How the toy goes.

Each round every seat stakes a card in secret, all at once. The best stake raids: rolls a die,
draws, looks at a card, steals one blindly or gives a curse away. Any seat with a card might stop a
theft with a shield, so all of them are asked.
"""

from typing import Self

from lorcha.core.chance import Chance, Fast
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from tests.toy import box, table
from tests.toy.box import CARDS, CURSED, DIE, GOLD, HAND, RANK, SHIELDS, WORTH
from tests.toy.table import Table


class Toy(Table):
    def clone(self) -> Self:
        return type(self)(self.seats, self.chance.clone(), self)

    def redeal(self, seat: Int, chance: Chance) -> Self:
        world = self.clone()
        world.knowledge.redeal(world.hidden_piles(), RANK, seat, chance)
        world.chance = Fast(chance.below(1 << 30))
        return world

    def run(self, what: Int, who: Int, number: Int) -> None:
        if what == table.DEAL:
            self.deal()
        elif what == table.BEGIN_ROUND:
            self.begin_round(number)
        elif what == table.SHOW_STAKES:
            self.show_stakes()
        elif what == table.TAKE:
            self.take(self.first_of(who), number // len(CARDS), number % len(CARDS))
        elif what == table.END_ROUND:
            for seat in range(self.seats):
                self.draw(seat)
        elif what == table.SCORE:
            self.show_hands()

    def find_legal(self, seat: Int, out: Moves) -> None:
        hand = self.pirates[seat].hand.to_list()
        what = self.agenda.what()
        if what == table.ASK_STAKE:
            for place in range(len(hand)):
                out.add(box.STAKE.pack(place))
        elif what == table.ASK_RAID:
            self.find_raids(seat, hand, out)
        elif what == table.ASK_SHIELD:
            out.add(box.REFUSE.number)
            for place, card in enumerate(hand):
                if GOLD <= card < GOLD + SHIELDS:
                    out.add(box.SHIELD.pack(place))

    def find_raids(self, seat: int, hand: list[int], out: Moves) -> None:
        out.add(box.ROLL.number)
        if self.deck.count > 0:
            out.add(box.DRAW.number)
        for victim in [i for i in range(self.seats) if i != seat]:
            for place, card in enumerate(self.pirates[victim].hand.to_list()):
                out.add(box.STEAL.pack(victim, place))
                if not self.knowledge.knows(seat, card):
                    out.add(box.LOOK.pack(victim, place))
            for place, card in enumerate(hand):
                if RANK[card] == CURSED:
                    out.add(box.GIVE.pack(victim, place))

    def answer(self, seat: Int, move: Int) -> None:
        what, verb = self.agenda.what(), box.MOVES.verb_of(move)
        values = verb.values(move)
        self.agenda.answered(seat)
        if what == table.ASK_STAKE:
            self.stake(seat, values[0])
        elif verb is box.ROLL:
            self.roll(seat)
        elif verb is box.DRAW:
            self.draw(seat)
        elif verb is box.LOOK:
            self.look(seat, *values)
        elif verb is box.GIVE:
            self.give(seat, *values)
        elif verb is box.STEAL:
            self.threaten(seat, *values)
        elif verb is box.SHIELD:
            self.shield(seat, values[0])
        elif verb is box.REFUSE:
            self.tell(box.REFUSED, seat)

    # ---- cards and who knows them

    def others(self, seat: int) -> int:
        """Nothing is revealed to those who only watch."""
        return ~(1 << seat)

    def knowers(self, card: int) -> int:
        """The seats that know a card, for the journal."""
        return int(self.knowledge.seen[card]) & 15

    def draw(self, seat: int) -> None:
        if self.deck.count == 0:
            return
        self.reveal("deck", self.others(seat))
        card = self.deck.draw()
        self.pirates[seat].hand.add(card)
        self.knowledge.show(card, seat)
        self.tell_only(1 << seat, box.DREW, seat, card)

    def throw_away(self, card: int) -> None:
        self.knowledge.show_all(card)
        self.discard.add(card)

    def with_cards(self) -> int:
        return sum(1 << seat for seat, p in enumerate(self.pirates) if p.hand.count > 0)

    # ---- a round

    def deal(self) -> None:
        self.reveal("deal")
        for card in range(len(CARDS)):
            self.deck.add(card)
        self.deck.shuffle(self.chance)
        for seat in range(self.seats):
            for _ in range(HAND):
                self.draw(seat)
        self.agenda.push(table.BEGIN_ROUND, 0, 1)

    def begin_round(self, number: int) -> None:
        self.round = number
        last = number == self.rounds
        self.agenda.push(table.SCORE if last else table.BEGIN_ROUND, 0, 0 if last else number + 1)
        self.agenda.push(table.END_ROUND)
        if self.with_cards():
            self.agenda.push(table.SHOW_STAKES)
            self.agenda.push(table.ASK_STAKE, self.with_cards())

    def stake(self, seat: int, place: int) -> None:
        pirate = self.pirates[seat]
        card = pirate.hand.take(place)
        pirate.stake.add(card)
        self.tell_only(self.knowers(card), box.STAKED, seat, place, card)

    def show_stakes(self) -> None:
        self.reveal("stakes")
        bids = {seat: p.stake.draw() for seat, p in enumerate(self.pirates) if p.stake.count > 0}
        for seat, card in bids.items():
            self.throw_away(card)
            self.tell(box.SHOWED, seat, card)
        most = max(WORTH[card] for card in bids.values())
        best = [seat for seat, card in bids.items() if WORTH[card] == most]
        raider = best[self.chance.below(len(best))] if len(best) > 1 else best[0]
        self.agenda.push(table.ASK_RAID, 1 << raider)

    # ---- a raid

    def roll(self, seat: int) -> None:
        self.reveal("die")
        coins = self.chance.below(DIE) + 1
        self.pirates[seat].coins += coins
        self.tell(box.ROLLED, seat, coins)

    def look(self, seat: int, victim: int, place: int) -> None:
        card = self.pirates[victim].hand.cards[place]
        self.reveal("looked_at", self.others(seat) | self.knowers(card))
        self.knowledge.show(card, seat)
        self.tell_only(self.knowers(card), box.LOOKED, seat, victim, place, card)

    def give(self, seat: int, victim: int, place: int) -> None:
        card = self.pirates[seat].hand.cards[place]
        self.reveal("curse", self.others(victim) | self.knowers(card))
        self.move_card(seat, victim, place)
        self.knowledge.narrow(card, CURSED)
        self.tell_only(self.knowers(card), box.GAVE, seat, victim, place, card)

    def threaten(self, seat: int, victim: int, place: int) -> None:
        self.agenda.push(table.TAKE, 1 << seat, victim * len(CARDS) + place)
        asked = self.with_cards() & ~(1 << seat)
        self.agenda.push(table.ASK_SHIELD, asked, victim)

    def shield(self, seat: int, place: int) -> None:
        """One shield is enough: nobody else is asked, and the theft does not happen."""
        card = self.pirates[seat].hand.cards[place]
        self.reveal("shield", self.knowers(card))
        while self.agenda.what() != table.TAKE:
            self.agenda.pop()
        self.agenda.pop()
        self.throw_away(self.pirates[seat].hand.take(place))
        self.tell(box.SHIELDED, seat, place, card)

    def take(self, seat: int, victim: int, place: int) -> None:
        card = self.pirates[victim].hand.cards[place]
        self.reveal("stolen", self.others(seat) | self.knowers(card))
        self.move_card(victim, seat, place)
        self.tell_only(self.knowers(card), box.STOLE, seat, victim, place, card)

    def move_card(self, giver: int, taker: int, place: int) -> None:
        card = self.pirates[giver].hand.take(place)
        self.pirates[taker].hand.add(card)
        self.knowledge.show(card, taker)

    # ---- the end

    def show_hands(self) -> None:
        self.reveal("hands")
        for seat, pirate in enumerate(self.pirates):
            for card in pirate.hand.to_list():
                self.knowledge.show_all(card)
                self.tell(box.SHOWED, seat, card)

    def standings(self) -> list[Standing]:
        parts = [self.parts(seat) for seat in range(self.seats)]
        scores = [sum(part.values()) for part in parts]
        standings = [
            Standing(seat, 1 + sum(other > score for other in scores), score, parts[seat])
            for seat, score in enumerate(scores)
        ]
        return sorted(standings, key=lambda standing: standing.place)

    def parts(self, seat: int) -> dict[str, int]:
        hand = self.pirates[seat].hand.to_list()
        curses = sum(RANK[card] == CURSED for card in hand)
        return {
            "gold": sum(WORTH[card] for card in hand),
            "coins": int(self.pirates[seat].coins),
            "curses": -2 * curses * int(self.curses_hurt),
        }
