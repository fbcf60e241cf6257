"""Puzzles: a position from a game in which one decision is clearly better. `docs/puzzles.md`.

`puzzle.py` says what a puzzle is, `library.py` finds them, `player.py` judges what a solver
answers, `daily.py` picks the puzzle of a day, `check.py` proves that they hold.

`mining.py` finds new ones: `scan.py` looks for positions, `deep.py` searches and plays them out,
`solvers.py` lets the bot levels try.
"""
