"""The laws: one test suite for every game, and for a toy game that has what they may lack."""
