# compiled by mypyc
"""The game: which step follows which, who is asked, what an answer leads to, what is hidden."""

from typing import Final, final

from lorcha.core.chance import Chance, Fast
from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, row
from lorcha.core.standing import Standing
from lorcha.games.ching.moves import CHOOSE, GIVE, SEIZE
from lorcha.games.ching.rules.attacks import (
    give_in_return,
    offer_cards_to_turn,
    offer_gifts,
    offer_loot,
    offer_shields,
    seize,
    shield,
    strike,
    turn_card,
)
from lorcha.games.ching.rules.drawing import offer_passing_on, pass_on
from lorcha.games.ching.rules.encounters import clear
from lorcha.games.ching.rules.homecoming import bring_luck, set_out_again
from lorcha.games.ching.rules.missions import complete, offer_missions, seek_mission
from lorcha.games.ching.rules.partners import (
    hand_over,
    offer_cards_to_hand_over,
    offer_hand_over,
)
from lorcha.games.ching.rules.round import (
    begin_round,
    choose,
    end_round,
    offer_choices,
    reveal_choices,
)
from lorcha.games.ching.rules.sailing import choose_junk, lay, offer_junks, take_turn
from lorcha.games.ching.rules.scoring import score, standings
from lorcha.games.ching.rules.setup import set_up
from lorcha.games.ching.rules.skills import learn, offer_skills, seek_skills
from lorcha.games.ching.rules.window import act, offer_window, open_window
from lorcha.games.ching.state import (
    ASK_CHOICE,
    ASK_GIVE_BACK,
    ASK_HAND_OVER,
    ASK_JUNK,
    ASK_MISSION,
    ASK_PASS_ON,
    ASK_RETURN,
    ASK_SEIZE,
    ASK_SHIELD,
    ASK_SKILLS,
    ASK_TURN,
    ASK_WINDOW,
    BEGIN_ROUND,
    CLEAR,
    END_ROUND,
    FACE_DOWN,
    HAND_OVER,
    LAY,
    REVEAL,
    SCORE,
    SEA_LUCK,
    SEEK_MISSION,
    SEEK_SKILLS,
    SET_OUT_AGAIN,
    SET_UP,
    STRIKE,
    TAKE_TURN,
    WINDOW,
    Captain,
    Table,
)

WORLDS: Final = 1 << 30


@final
class Ching(Table):
    def clone(self) -> "Ching":
        return Ching(self.seats, self.chance.clone(), self)

    def redeal(self, seat: Int, chance: Chance) -> "Ching":
        """Other hands, decks and face-down card, as far as this seat does not know them."""
        self.charts.prepare(seat)  # once, not in every world
        self.rumours.prepare(seat)
        world = Ching(self.seats, chance, self)
        redeal_navigation(world, seat, chance)
        redeal_encounters(world, seat, chance)
        for other in range(world.seats):
            if other != seat:
                redeal_choice(world.captains[other], chance)
        world.chance = Fast(chance.below(WORLDS))
        return world

    def standings(self) -> list[Standing]:
        return standings(self)

    def run(self, what: Int, who: Int, number: Int) -> None:
        if what == WINDOW:
            open_window(self)
        elif what == TAKE_TURN:
            take_turn(self, self.first_of(who), number)
        elif what == LAY:
            lay(self, number)
        elif what == BEGIN_ROUND:
            begin_round(self)
        elif what == REVEAL:
            reveal_choices(self)
        elif what == END_ROUND:
            end_round(self)
        elif what == SEEK_MISSION:
            seek_mission(self)
        elif what == SEEK_SKILLS:
            seek_skills(self)
        elif what == SEA_LUCK:
            bring_luck(self)
        elif what == SET_OUT_AGAIN:
            set_out_again(self, number)
        elif what == STRIKE:
            strike(self, self.first_of(who), number)
        elif what == CLEAR:
            clear(self)
        elif what == HAND_OVER:
            offer_hand_over(self)
        elif what == SET_UP:
            set_up(self)
        elif what == SCORE:
            score(self)

    def find_legal(self, seat: Int, out: Moves) -> None:
        what = self.agenda.what()
        captain = self.captains[seat]
        if what == ASK_CHOICE:
            offer_choices(self, captain, out)
        elif what == ASK_WINDOW:
            offer_window(self, seat, out)
        elif what == ASK_JUNK:
            offer_junks(self, seat, out)
        elif what == ASK_MISSION:
            offer_missions(self, seat, out)
        elif what == ASK_SKILLS:
            offer_skills(self, seat, out)
        elif what == ASK_SHIELD:
            offer_shields(captain, out)
        elif what == ASK_TURN:
            offer_cards_to_turn(self, seat, out)
        elif what == ASK_SEIZE:
            offer_loot(self, out)
        elif what in (ASK_RETURN, ASK_GIVE_BACK):
            offer_gifts(captain, out)
        elif what == ASK_PASS_ON:
            offer_passing_on(out)
        elif what == ASK_HAND_OVER:
            offer_cards_to_hand_over(captain, out)

    def answer(self, seat: Int, move: Int) -> None:
        what = self.agenda.what()
        if what == ASK_CHOICE:
            choose(self, seat, CHOOSE.get(move, 0))
        elif what == ASK_WINDOW:
            act(self, seat, move)
        elif what == ASK_JUNK:
            choose_junk(self, seat, move)
        elif what == ASK_MISSION:
            complete(self, seat, move)
        elif what == ASK_SKILLS:
            learn(self, seat, move)
        elif what == ASK_SHIELD:
            shield(self, seat, move)
        elif what == ASK_TURN:
            turn_card(self, seat, move)
        elif what == ASK_SEIZE:
            seize(self, seat, SEIZE.get(move, 0))
        elif what == ASK_RETURN:
            give_in_return(self, seat, GIVE.get(move, 0))
        elif what == ASK_PASS_ON:
            pass_on(self, seat, move)
        elif what in (ASK_HAND_OVER, ASK_GIVE_BACK):
            hand_over(self, seat, move)


# ---- what a seat cannot know (MC-118, MC-119)


def redeal_navigation(world: Table, seat: Int, chance: Chance) -> None:
    face_down = Pile(1)
    if world.display[FACE_DOWN] > 0:
        face_down.add(world.display[FACE_DOWN])
    world.charts.redeal(world.hands(), world.deck, face_down, seat, chance)
    if face_down.count > 0:
        world.display[FACE_DOWN] = face_down.cards[0]


def redeal_encounters(world: Table, seat: Int, chance: Chance) -> None:
    hands = world.encounter_hands()
    world.rumours.redeal(hands, world.encounter_deck, Pile(0), seat, chance)


def redeal_choice(captain: Captain, chance: Chance) -> None:
    """What another captain has put face down may be any of the hand."""
    count: Int = len(captain.chosen)
    if count == 0:
        return
    places = row(captain.hand.count)
    for i in range(len(places)):
        places[i] = i
    chance.shuffle(places, 0, len(places))
    for i in range(count):
        captain.chosen[i] = captain.hand.cards[places[i]]
    if count == 2 and captain.chosen[0] > captain.chosen[1]:
        card = captain.chosen[0]
        captain.chosen[0] = captain.chosen[1]
        captain.chosen[1] = card
