"""What usually follows a move: certain where the rules leave no choice, and never a secret."""

from itertools import islice

import pytest

from lorcha import games
from lorcha.bots.guide import NO_NET, SHIPPED, Guide
from lorcha.bots.outlook import MOST_OUTCOMES, outlook
from lorcha.core.perspective import Perspective
from tests.terminal.random_matches import random_match

DECISIONS = 12  # of one match


@pytest.mark.parametrize("guide", [SHIPPED, NO_NET], ids=["by the net", "by lookaheads"])
@pytest.mark.parametrize("game_id", games.SHELF)
def test_what_a_preview_is_sure_of_follows_in_every_future(game_id: str, guide: Guide) -> None:
    game = games.load(game_id)
    for match in islice(random_match(game, game.seats[-1], 1, {}), DECISIONS):
        for seat in match.state.actors()[:1]:
            perspective = Perspective(match.state, seat)
            move = perspective.legal()[-1]
            own = [e for e in perspective.preview(move).journal if e.get("seat") == seat]
            likely = outlook(perspective, move, guide=guide)
            assert all(0 < share <= 1 for _, share in likely)
            assert all(entry["seat"] == seat for entry, _ in likely)
            assert len(likely) <= MOST_OUTCOMES
            certain = [entry for entry, share in likely if share == 1]
            assert all(entry in certain for entry in own[:MOST_OUTCOMES])
