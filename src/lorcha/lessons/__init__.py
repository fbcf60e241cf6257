"""Lessons: a game taught by playing it. How one is written: `docs/lessons.md`.

`lesson.py` says what a lesson is, `library.py` finds them, `player.py` plays them, `check.py`
proves that they can be played. `quiz.py` asks afterwards what has stuck.
"""
