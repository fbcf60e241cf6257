"""The forecast of a prince: coming events, the points of the month, what actions bring."""

from typing import cast

from lorcha.games.dragon.state import MEET_EVENT, Table
from lorcha.games.dragon.view.structs import EventForecast
from tests.dragon.positions import GAME, Json, fresh, play, prince, random_game, table, view


def foretold(state: Table, seat: int = 0) -> EventForecast:
    """What the event of this month would do to a prince."""
    return view(state).princes[seat].forecast[0]


def test_the_months_ahead() -> None:
    state = table(prince("2 monk"), prince("2 monk"), month=5, event="drought")
    public = view(state)
    assert [c.month for c in public.princes[0].forecast] == list(range(5, 13))
    assert [c.event for c in public.princes[1].forecast] == public.events[4:]


def test_an_event_that_has_struck_is_no_longer_ahead() -> None:
    state = table(prince("2 monk"), prince("2 monk"), month=5, event="drought", at="event scoring")
    assert [c.month for c in view(state).princes[0].forecast] == list(range(6, 13))


def test_before_the_year_all_of_it_lies_ahead() -> None:
    forecast = view(fresh(2)).princes[0].forecast
    assert [c.month for c in forecast] == list(range(1, 13))


def test_tribute() -> None:
    state = table(prince("2 monk", "1 healer", yuan=2), prince("2 monk"), event="tribute")
    assert foretold(state) == EventForecast(3, "tribute", due=4, have=2, lost=2, points=0)
    assert foretold(state, 1).lost == 0


def test_nobody_loses_more_than_he_has() -> None:
    state = table(prince("2 monk", yuan=0), prince("2 monk"), event="tribute")
    assert foretold(state).lost == 1


def test_drought_counts_inhabited_palaces() -> None:
    state = table(prince("2 monk", "2 healer", "1", rice=1), prince("2 monk"), event="drought")
    assert foretold(state) == EventForecast(3, "drought", due=2, have=1, lost=1, points=0)


def test_festival() -> None:
    state = table(prince("1", fireworks=1), prince("1", fireworks=3), event="festival")
    assert foretold(state) == EventForecast(3, "festival", due=3, have=1, lost=0, points=3)
    assert foretold(state, 1).points == 6


def test_mongols() -> None:
    state = table(prince("2 monk"), prince("2 warrior monk"), event="mongols")
    assert foretold(state) == EventForecast(3, "mongols", due=0, have=0, lost=1, points=0)
    assert foretold(state, 1) == EventForecast(3, "mongols", due=0, have=1, lost=0, points=1)


def test_contagion() -> None:
    state = table(prince("3 monk monk healer", "1 farmer"), prince("1"), event="contagion")
    assert foretold(state) == EventForecast(3, "contagion", due=3, have=1, lost=2, points=0)


def test_what_is_still_owed_now_does_not_spoil_the_next_month() -> None:
    home = prince("3 monk scholar farmer", "3 healer", yuan=9)
    state = table(home, prince("1"), month=5, event="contagion", at="event")
    assert view(state).princes[0].owes == 2
    assert all(c.lost == 0 for c in view(state).princes[0].forecast if c.event == "tribute")


YEAR = (
    "peace peace drought tribute festival mongols "
    "contagion drought festival tribute contagion mongols"
)


def year_ahead(*princes: Json, seat: int = 0) -> dict[int, EventForecast]:
    """The events of YEAR from month 3 on, by their months."""
    state = cast(Table, GAME.position(len(princes), princes=princes, month=3, events=YEAR))
    return {one.month: one for one in view(state).princes[seat].forecast}


def test_money_pays_only_one_tribute() -> None:
    """Six yuan: the first tribute takes four, and the second finds two."""
    home = prince("3 monk scholar farmer", yuan=6, rice=2)
    ahead = year_ahead(home, prince("2 monk"), prince("2 monk"))
    assert ahead[4] == EventForecast(4, "tribute", due=4, have=6, lost=0, points=0)
    assert ahead[10] == EventForecast(10, "tribute", due=4, have=2, lost=2, points=0)


def test_rice_is_eaten_only_once() -> None:
    home = prince("3 monk scholar farmer", "2 healer", yuan=8, rice=3)
    ahead = year_ahead(home, prince("2 monk"), prince("2 monk"))
    assert ahead[3] == EventForecast(3, "drought", due=2, have=3, lost=0, points=0)
    assert ahead[8] == EventForecast(8, "drought", due=2, have=1, lost=1, points=0)


def test_half_of_the_fireworks_is_gone_at_the_second_festival() -> None:
    princes = prince("2 monk", fireworks=4), prince("2 monk", fireworks=3), prince("2 monk")
    assert year_ahead(*princes)[5] == EventForecast(5, "festival", 4, 4, lost=0, points=6)
    assert year_ahead(*princes)[9] == EventForecast(9, "festival", 2, 2, lost=0, points=6)
    assert year_ahead(*princes, seat=1)[9] == EventForecast(9, "festival", 2, 1, lost=0, points=3)


def test_an_earlier_loss_is_no_shelter_from_a_later_one() -> None:
    """Who leaves is not known, and new people come each month: each event finds all of them."""
    home = prince("3 monk scholar farmer", yuan=4, rice=2)
    ahead = year_ahead(home, prince("2 old_healer warrior"), prince("2 warrior"))
    assert [ahead[month].lost for month in (7, 10, 11)] == [3, 4, 3]


def test_those_hired_by_then_may_be_lost() -> None:
    """One person now; month 4 brings a second one, and the tribute may take both."""
    home = prince("3 monk", yuan=2)
    ahead = year_ahead(home, prince("2 old_healer warrior"), prince("2 warrior"))
    assert [ahead[month].lost for month in (4, 7)] == [2, 3]
    before = view(fresh(2)).princes[0].forecast
    assert [one.lost for one in before if one.event == "contagion"] == [3, 3]


def test_stores_are_foretold_as_they_will_be() -> None:
    """The events strike one after another, and nothing else happens."""
    home = prince("3 monk scholar farmer", "3 healer healer warrior", yuan=6, rice=3, fireworks=4)
    princes = [home, prince("2 monk", fireworks=2)]
    state = cast(Table, GAME.position(2, princes=princes, month=3, events=YEAR))
    ahead = view(state).princes[0].forecast
    stores = {"tribute": "yuan", "drought": "rice", "festival": "fireworks"}
    found = {}
    for month in range(3, 13):
        store = stores.get(YEAR.split()[month - 1])
        found[month] = int(getattr(state.provinces[0], store)) if store else None
        strike(state, month)
    assert {one.month: one.have for one in ahead if one.event in stores} == {
        month: have for month, have in found.items() if have is not None
    }


def strike(state: Table, month: int) -> None:
    """The event of this month alone; whoever stands first leaves."""
    state.month = month
    state.agenda.size = 0
    state.agenda.push(MEET_EVENT)
    state.go_on()
    while state.actors():
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])


def test_income_is_reckoned_after_decay() -> None:
    home = prince("1", "2 court_lady", "2", small=1, large=1)
    public = view(table(home, prince("2 monk"))).princes
    assert public[0].income == {"palaces": 2, "court_ladies": 1, "privileges": 3}
    assert public[1].income == {"palaces": 1}


def test_what_each_action_brings() -> None:
    home = prince("3 tax_collector old_farmer craftsman", "2 warrior scholar")
    brought = view(table(home, prince("1"))).princes[0].yields
    assert brought == {
        "taxes": 5, "build": 2, "harvest": 3, "fireworks": 1, "military": 2, "research": 3,
    }  # fmt: skip


def test_an_action_brings_no_more_than_the_reserve_holds() -> None:
    state = table(prince("3 old_farmer farmer"), prince("1", rice=22))
    assert view(state).princes[0].yields["harvest"] == 2


def test_yields_are_what_the_actions_bring() -> None:
    state = table(prince("2 old_farmer"), prince("1"), groups=("harvest taxes build fireworks",
                  "military research privilege"))  # fmt: skip
    harvest = view(state).princes[0].yields["harvest"]
    play(state, 0, "act harvest")
    assert view(state).princes[0].rice == harvest


def test_the_track_is_told_as_it_stands_now() -> None:
    """The order holds for the whole phase; a marker that marches is ahead at once."""
    groups = ("military taxes build harvest", "fireworks research privilege")
    state = table(prince(space=12), prince("2 warrior", space=11), groups=groups)
    play(state, 0, "pass")
    play(state, 1, "act military")
    public = view(state)
    assert (public.princes[1].space, public.track) == (13, [1, 0])


def test_looking_ahead_changes_nothing() -> None:
    for state in random_game(3, 5):
        before = state.dump()
        view(state)
        assert state.dump() == before
