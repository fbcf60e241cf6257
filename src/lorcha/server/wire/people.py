"""People, their records and ratings; and the body of a refused request."""

from typing import Annotated

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Rank = Annotated[float, Meta(description="OpenSkill: what the rating is sure of, mu - 3 sigma")]


class Person(msgspec.Struct, frozen=True):
    """A person as others see them: `Vera` with the tag `4f` is shown as Vera#4f where needed."""

    id: str
    name: str
    tag: str


class Me(msgspec.Struct, frozen=True):
    """The visitor; `person` is null until they have given a name."""

    person: Person | None
    password: bool = False  # one is set, so that they can sign in elsewhere


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A visitor gives a name, or a person changes it."""

    name: Name


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From another device: the name with its tag (`Vera#4f`) and the password."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`current` is needed if there is one already."""

    password: Password
    current: str = ""


class PasswordByLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password in place of a lost one, with the token of the host's link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Password


class Mail(msgspec.Struct, frozen=True):
    """`offered`: the house sends mail; `mail` is one's own address, "" for none."""

    offered: bool
    mail: str = ""


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a link goes if the password is lost; "" for nowhere."""

    mail: Annotated[str, Meta(max_length=254, pattern=r"^([!-?A-~]+@[!-?A-~]+)?$")]
    current: str = ""


class LostPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name with its tag, `Vera#4f`; the answer does not tell whether there is such a person."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete one's account; `current` is the password, if there is one."""

    current: str = ""


class Session(msgspec.Struct, frozen=True):
    """Where one is signed in; `here` is the browser that asks. `device` may be unknown ("")."""

    id: str
    device: str
    created: float
    used: float  # to the day
    here: bool


class GameRecord(msgspec.Struct, frozen=True):
    """The record of a person or a bot level in one game; `places[0]` are the wins."""

    game: str
    games: int
    rated: int
    places: list[int]
    rank: Rank
    mu: float
    sigma: float


class Profile(msgspec.Struct, frozen=True):
    """`person` is null for a bot level, which `bot` names."""

    person: Person | None
    bot: str | None
    records: list[GameRecord]


class RatingEntry(msgspec.Struct, frozen=True):
    """An entry of a game's rating list."""

    person: Person | None
    bot: str | None
    record: GameRecord


class RefusalBody(msgspec.Struct, frozen=True):
    """Why a request was refused. `code` is for programs and translations, `text` for people."""

    code: str
    text: str
