# compiled by mypyc
"""Passing: white cards turn to blue and come back, all others are lost."""

from lorcha.core.rows import Int
from lorcha.games.panda.events import DISCARDED, PASSED, TOOK_BACK
from lorcha.games.panda.rules.cards import discard_laid, sweep, tell_cards
from lorcha.games.panda.state import BLUE, Player, Table, sort_hand


def pass_trick(table: Table, seat: Int) -> None:
    """All cards of this trick are dealt with at once, all in the same way (PS-52)."""
    player = table.players[seat]
    player.passed = 1
    table.tell(PASSED, seat)
    if player.laid.count == 0:  # PS-56
        return
    if loses_all(player):
        tell_cards(table, DISCARDED, seat, player.laid)
        discard_laid(table, player)
    else:
        tell_cards(table, TOOK_BACK, seat, player.laid)
        take_back(table, player)


def loses_all(player: Player) -> bool:
    """One blue card or a bomb, and nothing of what lies there comes back (PS-54, PS-55)."""
    return player.blue != 0 or player.bombed != 0


def take_back(table: Table, player: Player) -> None:
    """Turned to blue, into the hand, and known to all (PS-53, PS-81)."""
    for i in range(player.laid.count):
        card = player.laid.cards[i]
        table.sides[card] = BLUE
        table.known.show_all(card)
        player.hand.add(card)
    sort_hand(table, player.hand)
    sweep(player)
