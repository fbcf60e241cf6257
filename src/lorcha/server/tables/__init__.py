"""One table: its rules of the house, without I/O and without a clock of its own."""
