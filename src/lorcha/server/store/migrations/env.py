"""Run by Alembic: applies the missing migrations on the connection it is given."""

from alembic import context

from lorcha.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
