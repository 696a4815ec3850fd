"""Rows of what-if branches."""

from __future__ import annotations

from typing import Any

from sqlmodel import Field

from bot.store.columns import Plain, Row


class WhatIfRow(Row, table=True):
    """The moves a user tries at a table, away from the game."""

    __tablename__ = "what_ifs"

    user_id: str = Field(primary_key=True)
    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    sequence: int
    """The action whose position the branch starts from."""
    seat: int
    """The seat whose private view is shown."""
    seed: str = Field(repr=False)
    """Seed of everything that seat does not know, and of later chance."""
    steps: list[Any] = Field(default_factory=list, sa_type=Plain)
    """The seat and choice of each move."""
