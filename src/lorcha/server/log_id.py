"""Tables and people in the log: recognised from line to line, but nobody can open a table by it."""

from hashlib import sha256


def log_id(key: str) -> str:
    return sha256(key.encode(errors="replace")).hexdigest()[:12]
