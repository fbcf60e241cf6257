"""What every game shares: the contract, moves, chance, journal, knowledge, match."""
