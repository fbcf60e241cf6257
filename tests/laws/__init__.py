"""The laws: one suite for every game on the shelf, and for the toy that has what they may lack."""
