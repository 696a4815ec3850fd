"""Run by Alembic to migrate; :mod:`bot.store.migrate` passes the connection."""

from __future__ import annotations

from alembic import context

from bot.store.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    compare_type=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
