"""The server: people sit down at tables, play live or over days, come back, and lose nothing."""
