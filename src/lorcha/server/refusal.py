"""The one way to say no: a command or a request that is not carried out, and why."""

from typing import Any


class Refusal(Exception):
    """Nothing was changed. `code` is for programs and translations, `text` for people, `status` for
    HTTP; `reason` is why a move is not allowed, as its game tells it. The codes of live commands
    are listed at `Refused` in `wire/live.py`."""

    def __init__(
        self, code: str, text: str, status: int = 409, reason: dict[str, Any] | None = None
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
        self.reason = reason


def unknown(text: str = "there is no such thing here") -> Refusal:
    return Refusal("unknown", text, 404)


def forbidden(text: str) -> Refusal:
    return Refusal("forbidden", text, 403)


def conflict(code: str, text: str) -> Refusal:
    return Refusal(code, text, 409)


def malformed(text: str) -> Refusal:
    return Refusal("malformed", text, 400)
