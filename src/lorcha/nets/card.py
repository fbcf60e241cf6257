"""What is known of a file of weights: which game it plays, how it was made, how strong it is.

The card travels inside the file. Weights that were trained for other rules, another box or other
features are refused: they would play nonsense.
"""

from typing import Final

import msgspec

from lorcha.core.features import Features
from lorcha.core.game import Game
from lorcha.nets.tensors import BadFile

FORMAT: Final = 1
KEY: Final = "lorcha"  # of the card, among the texts of a file


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """`trained_on` names the tables, such as `2`, `4` or `4 mode=team`."""

    format: int = FORMAT
    game: str
    rules: str
    box: str
    features: str
    trained_on: tuple[str, ...] = ()
    decisions: int = 0
    minutes: float = 0.0
    seed: int = 0
    command: str = ""
    date: str = ""
    commit: str = ""
    strength: str = ""  # in a sentence, as measured

    def fit(self, game: Game) -> None:
        """BadFile unless the weights can play this game as it is now."""
        expected = new_card(game)
        for what in ("game", "rules", "box", "features"):
            mine, wanted = getattr(self, what), getattr(expected, what)
            if mine != wanted:
                raise BadFile(f"the weights are for {what} {mine}; {game.title} here has {wanted}")


def features_of(game: Game) -> Features:
    if game.features is None:
        raise BadFile(f"{game.title} has no features for nets")
    return game.features


def new_card(game: Game) -> Card:
    """The card of weights for this game, not trained yet."""
    return Card(
        game=game.id,
        rules=game.rules_version,
        box=game.box.fingerprint,
        features=features_of(game).mark,
    )


def read_card(texts: dict[str, str]) -> Card:
    try:
        return msgspec.json.decode(texts[KEY], type=Card)
    except KeyError:
        raise BadFile("the file holds weights, but no card that says what they are for") from None
    except msgspec.DecodeError as error:
        raise BadFile(f"the card of the weights cannot be read: {error}") from error


def card_text(card: Card) -> dict[str, str]:
    return {KEY: msgspec.json.encode(card).decode()}
