"""Rows of what somebody tries from a position, away from the table."""

from __future__ import annotations

from typing import Any

from sqlmodel import Field

from bot.store.columns import Plain, Row


class WhatIfRow(Row, table=True):
    """What one person tries at one table: from which position, and the moves so far."""

    __tablename__ = "branches"

    user_id: str = Field(primary_key=True)
    table_id: int = Field(foreign_key="tables.id", primary_key=True)
    sequence: int
    """The action whose position it branches off from."""
    seat: int
    """For which they move."""
    seed: str = Field(repr=False)
    """Of what they may not know, and of what chance will bring."""
    steps: list[Any] = Field(default_factory=list, sa_type=Plain)
    """Seat and choice of each move, the others' too."""
