"""Database engines that share compiled statements, because tests create very many engines."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_FIRST: dict[str, Engine] = {}
"""By kind of database, the first engine, whose dialect and statement cache later ones reuse."""


def create_cached_engine(*arguments: Any, **settings: Any) -> AsyncEngine:
    """Call ``create_async_engine``, sharing the statement cache of earlier engines."""
    engine = create_async_engine(*arguments, **settings)
    here = engine.sync_engine
    first = _FIRST.get(here.dialect.driver)
    if first is None or not _has_connected(first):
        _FIRST[here.dialect.driver] = here
    else:
        here.dialect, here._compiled_cache = first.dialect, first._compiled_cache
    return engine


def _has_connected(engine: Engine) -> bool:
    """Return whether its dialect has been initialised by a connection."""
    return getattr(engine.dialect, "server_version_info", None) is not None
