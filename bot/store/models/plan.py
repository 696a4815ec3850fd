"""Rows of plans: what somebody has decided ahead for a seat; nobody else is ever shown them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Text
from sqlmodel import Field

from bot.store.columns import Plain, Row, UtcTime, one_of


class PlanRow(Row, table=True):
    """A plan: the question it answers and with what, in order; ``draft`` until it is made.

    Then it is ``waiting`` until it has answered once, is taken back, or has ``stopped``.
    """

    __tablename__ = "plans"
    __table_args__ = (
        one_of("status", "draft waiting stopped"),
        one_of("scope", "once round game"),
        {"sqlite_autoincrement": True},
    )
    """Buttons and letters name a plan by its number, which is never given again."""

    id: int | None = Field(default=None, primary_key=True)
    table_id: int = Field(foreign_key="tables.id", index=True)
    seat: int
    user_id: str = Field(index=True)
    status: str
    question: str = Field(sa_type=Text, repr=False)
    """The name of the question, see ``engine.core.rules.question_of``."""
    ask: dict[str, Any] = Field(sa_type=Plain, repr=False)
    """How it was put, as a text."""
    offers: list[dict[str, Any]] = Field(default_factory=list, sa_type=Plain, repr=False)
    """Of a draft: what can be chosen."""
    steps: list[dict[str, Any]] = Field(default_factory=list, sa_type=Plain, repr=False)
    """What is chosen: the first of them that is possible."""
    stops: list[dict[str, Any]] = Field(default_factory=list, sa_type=Plain, repr=False)
    """At what it stops."""
    scope: str = "once"
    put: int = 0
    """The action that had put the question which stood when it was made, or answered last."""
    round: int = 0
    """The round in which it was made."""
    why: dict[str, Any] | None = Field(default=None, sa_type=Plain, repr=False)
    """Why it has stopped, as a text."""
    told: bool = False
    """Whether its owner knows that it has."""
    made_at: datetime = Field(sa_type=UtcTime)
