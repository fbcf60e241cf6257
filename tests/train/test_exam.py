"""Exams tell how a training goes, and never stand in its way."""

from pathlib import Path

from lorcha.games import load
from lorcha.nets.card import card_text, new_card
from lorcha.nets.tensors import write_tensors
from lorcha.train.exam import Examiner
from lorcha.train.tables import read_tables
from tests.nets.small import small_arrays

DRAGON = load("dragon")
PATIENCE = 300  # seconds for a busy machine; an exam takes two


def save(path: Path) -> None:
    write_tensors(path, small_arrays(DRAGON), card_text(new_card(DRAGON)))


def test_an_exam_is_held_and_told() -> None:
    examiner = Examiner("dragon", read_tables(DRAGON, "2")[0], seed=1)
    try:
        examiner.offer(save)
        assert examiner._connection.poll(PATIENCE)
        examiner.offer(save)
        assert 0 <= examiner.result["against_greedy"] < 0.5  # its weights are random
    finally:
        examiner.close()


def test_without_its_examiner_a_training_goes_on() -> None:
    examiner = Examiner("dragon", read_tables(DRAGON, "2")[0], seed=1)
    try:
        examiner._process.kill()
        examiner._process.join()
        for _ in range(3):
            examiner.offer(save)
        assert examiner.result == {}
    finally:
        examiner.close()
