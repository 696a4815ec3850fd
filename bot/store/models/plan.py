"""Rows of plans, which are shown to their owners only."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Text
from sqlmodel import Field

from bot.store.columns import Plain, Row, UtcTime, one_of


class PlanRow(Row, table=True):
    """A conditional move: the question it answers, and the moves to try in order.

    A plan is a ``draft``, then ``waiting`` until it has answered, and ``stopped`` when one of its
    stop conditions is met. Its number is never used again, because buttons contain it.
    """

    __tablename__ = "plans"
    __table_args__ = (
        one_of("status", "draft waiting stopped"),
        one_of("scope", "once round game"),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    seat: int
    user_id: str = Field(index=True)
    status: str
    question: str = Field(sa_type=Text, repr=False)
    """The name of the question, see ``engine.core.rules.question_key``."""
    prompt: dict[str, Any] = Field(sa_type=Plain, repr=False)
    """The wording of the question, as JSON."""
    choices: list[dict[str, Any]] = Field(default_factory=list, sa_type=Plain, repr=False)
    """Of a draft: what can be chosen."""
    steps: list[dict[str, Any]] = Field(default_factory=list, sa_type=Plain, repr=False)
    """The chosen moves; the first legal one is made."""
    stops: list[dict[str, Any]] = Field(default_factory=list, sa_type=Plain, repr=False)
    """The conditions that stop the plan."""
    scope: str = "once"
    asked: int = 0
    """The sequence of the question that was current when the plan was made or last answered."""
    round: int = 0
    """The round in which it was made."""
    stop_reason: dict[str, Any] | None = Field(default=None, sa_type=Plain, repr=False)
    """The wording of why it has stopped, as JSON."""
    announced: bool = False
    """Whether its owner has been told that it stopped."""
    created_at: datetime = Field(sa_type=UtcTime)
