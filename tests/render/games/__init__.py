"""Tests of the pictures of every game that has a painter."""

from __future__ import annotations

from render import painted_games
from tests.engine.games.records import TABLES

PAINTED_TABLES = tuple((name, seats) for name, seats in TABLES if name in painted_games())
"""Every game that has a painter, with every number of players."""
