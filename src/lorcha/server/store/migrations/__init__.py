"""The Alembic migrations of the schema. A new one is a file in `versions/`."""
