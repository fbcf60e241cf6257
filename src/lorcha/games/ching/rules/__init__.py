"""How the game goes, one file a step, in the order of the rulebook."""
