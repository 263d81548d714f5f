"""Run by Alembic: the caller hands over an open connection, on either engine."""

from alembic import context

from app.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
