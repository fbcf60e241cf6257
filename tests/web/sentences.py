"""The texts Python makes of events, moves, questions and reasons; the browser makes the same.

`python -m tests.web.sentences FILE` writes it; `web/src/words/sentences.test.ts` reads it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.sentences import effect, label, objection, prompt, sentence
from lorcha.core.state import SPECTATOR
from lorcha.core.text import LANGUAGES, Texts, game_source

NAMES = ["Vera", "Tomas", "Mei", "Ilya"]
READERS = (0, SPECTATOR)
Case = dict[str, Any]


def main(file: str) -> None:
    cases = [case for name in games.SHELF for case in cases_of(games.load(name))]
    Path(file).write_text(json.dumps(cases, ensure_ascii=False, indent=0), "utf-8")


def cases_of(game: Game) -> Iterator[Case]:
    """Each thing once in each language, from a game played at random."""
    speakers = [Texts(language, [game_source(game.id, language)]) for language in LANGUAGES]
    known: set[str] = set()
    for about, say in random_game(game):
        key = json.dumps(about, sort_keys=True)
        if key not in known:
            known.add(key)
            for texts in speakers:
                yield {"game": game.id, "language": texts.language, **about, "texts": say(texts)}


def random_game(game: Game) -> Iterator[tuple[Case, Any]]:
    chooser, journal = Random(7), Journal()
    state = game.new(3, chance=Fast(7), journal=journal)
    read, known = 0, list[int]()
    while not state.over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        yield from question_case(game, state, seat)
        for move in chooser.sample(legal, min(3, len(legal))):
            yield {"move": game.moves.to_json(move)}, lambda t, m=move: label(game, t, m, NAMES)
            known.append(move)
        for move in chooser.sample(known, min(3, len(known))):
            found = state.why_not(chooser.randrange(3), move)
            if found:
                told = found.to_json()
                yield {"reason": told}, lambda t, r=told: objection(game, t, r, NAMES)
        state.play(seat, chooser.choice(legal))
        for reader in READERS:
            for entry in journal.for_reader(reader, read):
                yield (
                    {"entry": entry, "you": reader},
                    lambda t, e=entry, you=reader: [
                        sentence(game, t, e, NAMES, you),
                        effect(game, t, e, NAMES),
                    ],
                )
        read = len(journal.entries)


def question_case(game: Game, state: Any, seat: int) -> Iterator[tuple[Case, Any]]:
    view = game.view(state, seat)
    question = game.question(state)
    about = msgspec.to_builtins(getattr(view, "question", None))
    yield (
        {"question": question, "about": about},
        lambda texts: prompt(game, texts, question, view, NAMES),
    )


if __name__ == "__main__":
    main(sys.argv[1])
