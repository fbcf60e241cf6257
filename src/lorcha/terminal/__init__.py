"""Playing and looking at games in a terminal. What is drawn of one game lives in its room."""
