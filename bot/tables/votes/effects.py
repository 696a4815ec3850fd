"""What accepted votes do: :mod:`bot.tables.hooks` fills these tables from the features."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.request import Ended, Undone
from bot.tables.domain.votes import VoteKind
from bot.tables.session.service import Change
from bot.tables.session.unit_of_work import UnitOfWork


class UnanimousEffect(NamedTuple):
    """The effect of a unanimous vote; ``apply`` gets the seat of the last voter.

    ``result`` returns what is announced besides the vote itself.
    """

    apply: Callable[[UnitOfWork, VoteRow, SeatRow], None]
    result: Callable[[Change], Undone | Ended] | None = None


MajorityEffect = Callable[[UnitOfWork, int], None]
"""Applies an answer to the seat of the vote."""

UNANIMOUS: dict[VoteKind, UnanimousEffect] = {}
MAJORITY: dict[VoteKind, Mapping[str, MajorityEffect]] = {}
"""By vote and answer."""
