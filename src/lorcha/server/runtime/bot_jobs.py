"""The jobs of bots as messages, so that another machine can do them: only data travels, and only
what is named here is ever done with it."""

import hashlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from lorcha import __version__, games
from lorcha.analysis.decisions import Comparison
from lorcha.analysis.glance import Glance
from lorcha.analysis.report import Analysis, Step
from lorcha.server.runtime import analysis_worker, bot_worker

Job = Callable[..., Any]


class Form(NamedTuple):
    """The types of what a job is given, and of what it answers."""

    given: Any
    answer: Any


Position = dict[str, Any]  # as `State.dump` writes it; `Game.load` trusts nothing in it
FORMS: Final[dict[Job, Form]] = {
    bot_worker.think: Form(tuple[str, Position, int, bot_worker.Thinker, int], bot_worker.Thought),
    bot_worker.hint: Form(tuple[str, Position, int, float], list[bot_worker.Candidate]),
    bot_worker.judge: Form(tuple[str, Position, int, list[int]], Glance),
    analysis_worker.look_at_moves: Form(tuple[bytes, int, int], list[Step]),
    analysis_worker.make_report: Form(tuple[bytes, list[Step]], Analysis),
    analysis_worker.judge_attempt: Form(tuple[bytes, int, int], Comparison | None),
}
NAMED: Final = {job.__name__: job for job in FORMS}


class BadJob(ValueError):
    """A message that is no job, or no answer to one."""


class Reply(msgspec.Struct, array_like=True, frozen=True):
    """What a machine sends back; without an answer it has failed."""

    key: str
    answer: bytes | None


def write_job(job: Job, given: tuple[Any, ...]) -> bytes:
    return msgspec.msgpack.encode((job.__name__, given))


def read_job(message: bytes) -> tuple[Job, tuple[Any, ...]]:
    try:
        name, given = msgspec.msgpack.decode(message, type=tuple[str, msgspec.Raw])
        job = NAMED[name]
        return job, msgspec.msgpack.decode(given, type=FORMS[job].given)
    except (msgspec.MsgspecError, KeyError) as error:
        raise BadJob(str(error)) from error


def write_answer(answer: Any) -> bytes:
    return msgspec.msgpack.encode(answer)


def read_answer(job: Job, message: bytes) -> Any:
    try:
        return msgspec.msgpack.decode(message, type=FORMS[job].answer)
    except msgspec.MsgspecError as error:
        raise BadJob(str(error)) from error


def edition() -> str:
    """Only machines with the same Lorcha, rules and boxes think for each other."""
    marks = [__version__]
    for game in map(games.load, games.SHELF):
        marks += [game.rules_version, game.box.fingerprint]
    return hashlib.sha256(" ".join(marks).encode()).hexdigest()[:12]
