"""How a race goes, one file a phase; `game` puts them together."""
