"""What a province is worth: more where it is ready for what the event row has announced."""

from lorcha.core.state import State
from lorcha.games import load
from lorcha.games.dragon.position import prince

GAME = load("dragon")
GROUPS = ["taxes build harvest fireworks", "military research privilege"]


def value(state: State) -> int:
    return int(GAME.valuation.value(state, 0))


def year(
    month: int, at: str = "action", event: str = "peace", yuan: int = 6, rice: int = 0
) -> State:
    """Two princes; the first has two palaces with one person each, this money and this rice."""
    princes = [prince("2 farmer", "2 scholar", yuan=yuan, rice=rice), prince("2 healer", "2 monk")]
    groups = GROUPS if at == "action" else []
    return GAME.position(2, princes=princes, month=month, at=at, event=event, groups=groups)


def worth_of_rice(month: int, event: str = "peace") -> int:
    return value(year(month, event=event, rice=1)) - value(year(month, event=event))


def test_rice_is_worth_more_before_a_drought() -> None:
    assert worth_of_rice(month=6, event="drought") > worth_of_rice(month=6) > 0


def test_rice_is_worth_more_early_in_the_year_than_its_price_at_the_end() -> None:
    assert worth_of_rice(month=2) > 200
    assert worth_of_rice(month=12) < 100


def test_what_nobody_can_prepare_for_any_more_counts_in_full() -> None:
    """After the actions no yuan can be earned: the tribute takes a person for each that lacks."""

    def price_of_poverty(at: str) -> int:
        rich, poor = (year(5, at, "tribute", yuan=yuan) for yuan in (4, 3))
        return value(rich) - value(poor)

    assert price_of_poverty("person") > price_of_poverty("action") + 200
