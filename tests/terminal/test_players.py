"""The players of a game in the terminal, and their names."""

import pytest

from lorcha import bots, games
from lorcha.bots.random import Random
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.terminal.players import read_players
from lorcha.terminal.texts import shell_texts


def names(text: str, language: str = "en") -> list[str]:
    return [player.name for player in read_players(text, 1, shell_texts(language))]


def test_guests_without_a_name_get_one_of_their_own() -> None:
    assert names("me,random,random") == ["Player", "Random 1", "Random 2"]
    assert names("me,me", "ru") == ["Игрок 1", "Игрок 2"]


def test_guests_may_bring_a_name() -> None:
    assert names("me:Anna, random:Boris ,me") == ["Anna", "Boris", "Player"]
    assert names("me:Anna,me:Anna") == ["Anna 1", "Anna 2"]


def test_a_name_fits_into_a_line() -> None:
    assert names("me:A\x1b[31mnna,random") == ["A[31mnna", "Random"]
    assert len(names(f"me:{'x' * 99},random")[0]) == 16


def test_a_bot_may_bring_a_budget_and_a_name() -> None:
    assert names("search:20,search:0.5s:Vera,captain:Boris") == ["Search", "Vera", "Boris"]
    assert names("me:20,me") == ["20", "Player"]


def test_people_choose_for_themselves() -> None:
    players = read_players("me,random", 1, shell_texts("en"))
    assert players[0].bot is None
    assert isinstance(players[1].bot, Random)


def test_the_random_bot_plays_anything_legal_and_the_same_again() -> None:
    state = games.load("dragon").new(3, {"start_seat": 1}, chance=Fast(1))
    perspective = Perspective(state, 1)
    first, again = bots.load("random", 5), bots.load("random", 5)
    chosen = [first.choose(perspective) for _ in range(400)]
    assert set(chosen) == set(perspective.legal())
    assert chosen == [again.choose(perspective) for _ in range(400)]


def test_an_unknown_bot_is_reported_in_a_sentence() -> None:
    with pytest.raises(bots.UnknownBot) as fault:
        bots.load("grandmaster", 1)
    assert str(fault.value).startswith("unknown bot 'grandmaster'; there are: random, greedy, ")
