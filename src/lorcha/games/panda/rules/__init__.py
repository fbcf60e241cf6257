"""How the game goes: one file a phase, in the order of the rulebook."""
