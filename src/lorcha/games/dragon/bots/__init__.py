"""For bots and learners: the value of a position, and what a seat knows as numbers."""
