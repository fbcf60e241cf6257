"""Plays and shows games in a terminal. How a game's position is drawn is in its room."""
