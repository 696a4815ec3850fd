"""Alembic's way in: the connection is given by :mod:`bot.store.migrate`."""

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
