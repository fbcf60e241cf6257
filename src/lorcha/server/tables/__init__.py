"""One table: what may happen at it and what each reader sees. No I/O, no clock, no database."""
