"""What is done when a game ends, in the same transaction."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.plans.following import game_over
from bot.tables.unit_of_work import UnitOfWork

Handler = Callable[[UnitOfWork], None]


def announce(unit: UnitOfWork) -> None:
    """The result is posted."""
    unit.post("final")


HANDLERS: tuple[Handler, ...] = (announce, game_over)
