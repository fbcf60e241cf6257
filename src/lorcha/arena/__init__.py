"""Many games at once: simulation, tournaments, benchmarks."""
