"""The picture of a training, from its log."""

from xml.etree import ElementTree

from bench.training_curve import EXAMS, Log, draw, ticks

ROUNDS = [
    {"decisions": 1e6 * n, "entropy": 1 / n, "against_greedy": (n // 10) / 10} for n in range(1, 99)
]


def test_there_is_a_panel_for_each_number_that_the_logs_have() -> None:
    picture = ElementTree.fromstring(draw([Log("one & two", ROUNDS), Log("three", ROUNDS[:5])]))
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "one & two" in texts
    assert "Entropy of the policy" in texts
    assert "Share of the win against greedy" in texts
    assert not any(text and "itself" in text for text in texts)


def test_an_exam_counts_once_and_lines_are_thinned() -> None:
    exams = Log("log", ROUNDS).line("against_greedy")
    assert len(exams) == 10
    many = [{"decisions": 1e6 * n, "against_greedy": n % 2} for n in range(100)]
    assert len(Log("log", many).line("against_greedy")) == EXAMS


def test_axes_end_at_round_numbers() -> None:
    assert ticks(0, 317) == [0, 100, 200, 300, 400]
    assert ticks(0, 0.58) == [0, 0.2, 0.4, 0.6000000000000001]
