"""Engines that share what they have compiled: a bot has one for weeks, tests one every moment."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_FIRST: dict[str, Engine] = {}
"""Of each kind of database the engine whose dialect and statements the later ones take over."""


def create_cached_engine(*arguments: Any, **settings: Any) -> AsyncEngine:
    """What ``create_async_engine`` makes; a statement known to one engine is known to all."""
    engine = create_async_engine(*arguments, **settings)
    here = engine.sync_engine
    first = _FIRST.get(here.dialect.driver)
    if first is None or not _has_connected(first):
        _FIRST[here.dialect.driver] = here
    else:
        here.dialect, here._compiled_cache = first.dialect, first._compiled_cache
    return engine


def _has_connected(engine: Engine) -> bool:
    """Whether its dialect knows what it speaks to."""
    return getattr(engine.dialect, "server_version_info", None) is not None
