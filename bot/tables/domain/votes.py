"""Votes as all players may see them, and their rules: durations, quorum, ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.domain.timeout_policy import DAY


class VoteKind(StrEnum):
    """What a vote is about."""

    UNDO = "undo"
    END = "end"
    MOVE = "move"
    """Continue the table in another channel."""
    TIME_CONTROL = "time-control"
    TIMEOUT = "timeout"
    EMPTY_SEAT = "empty-seat"


TOO_FEW = "few"
"""Outcome of a unanimous vote that expired because too few agreed in time."""


class VoteAnswer(StrEnum):
    """An answer in a majority vote; the values are stored."""

    WAIT = "wait"
    AUTOPILOT = "autopilot"
    """Autopilot plays this turn, or plays on for the seat."""
    COMPUTER = "computer"
    """A computer player does."""
    REMOVE = "remove"
    """Remove the player, which empties the seat."""
    TAKEOVER = "takeover"
    END = "end"


class VoteStatus(StrEnum):
    """The status of a vote; the values are stored."""

    OPEN = "open"
    ACCEPTED = "accepted"
    REFUSED = "refused"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote of all seats that have not resigned.

    ``votes`` holds each seat's answer, ``None`` if it has not answered. ``moves`` is how many moves
    an undo would take back. A unanimous vote needs a yes from each, and one no refuses it. A
    majority vote is about its ``seat``; its votes are always ``True`` and ``answers`` holds the
    choices.
    """

    id: int
    table_id: int
    kind: VoteKind
    seat: int
    moves: int
    status: VoteStatus
    votes: Mapping[int, bool | None]
    at: datetime
    taken_back: tuple[tuple[int, int], ...] = ()
    """The moves an open undo would take back, oldest first, as (number, seat)."""
    revealed: bool = False
    """Whether chance or hidden information was revealed since the position to go back to."""
    channel_id: str | None = None
    """The channel a table would move to, and its server."""
    server_id: str | None = None
    time_control: str | None = None
    due: datetime | None = None
    answers: Mapping[int, str] = field(default_factory=dict)
    """In a majority vote, each seat's answer."""
    outcome: str | None = None
    """The winning answer; :data:`TOO_FEW` for an expired unanimous vote."""
    names: tuple[str, ...] = ()
    """The players' names by seat, at the time of the vote."""


DURATIONS: Mapping[VoteKind, timedelta] = MappingProxyType(
    {
        VoteKind.UNDO: 2 * DAY,
        VoteKind.END: 2 * DAY,
        VoteKind.MOVE: 2 * DAY,
        VoteKind.TIME_CONTROL: 2 * DAY,
        VoteKind.TIMEOUT: DAY,
        VoteKind.EMPTY_SEAT: 2 * DAY,
    }
)
QUORUM = Fraction(1, 2)
"""At its end, a unanimous vote without a no passes if more than this share agreed, counting players
active within :data:`~bot.tables.domain.timeout_policy.SILENT_UNTIL_REMOVED`."""


class MajorityRule(NamedTuple):
    """A vote with several answers: those offered, and the outcome of a tie and of silence."""

    choices: tuple[str, ...]
    tie: str
    silence: str
    """The outcome if nobody answers; for empty seats each table has its own default."""

    def verdict(self, answers: Collection[str], silence: str | None = None) -> str:
        """Return the answer given most often; a tie and no answers have outcomes of their own."""
        if not answers:
            return silence or self.silence
        winner, *others = self._leading(answers)
        return self.tie if others else winner

    def tied(self, answers: Collection[str]) -> bool:
        """Return whether no single answer was given most often."""
        return bool(answers) and len(self._leading(answers)) > 1

    def _leading(self, answers: Collection[str]) -> list[str]:
        counts = Counter(answers)
        most = max(counts.values())
        return [choice for choice in self.choices if counts[choice] == most]

    def settled(self, answers: Collection[str], voters: int) -> bool:
        """Return whether no outstanding answer can change the outcome."""
        return len(answers) >= voters or any(
            count > voters * QUORUM for count in Counter(answers).values()
        )


MAJORITY_RULES: Mapping[VoteKind, MajorityRule] = MappingProxyType(
    {
        VoteKind.TIMEOUT: MajorityRule(
            (VoteAnswer.WAIT, VoteAnswer.AUTOPILOT, VoteAnswer.COMPUTER, VoteAnswer.REMOVE),
            tie=VoteAnswer.WAIT,
            silence=VoteAnswer.AUTOPILOT,
        ),
        VoteKind.EMPTY_SEAT: MajorityRule(
            (
                VoteAnswer.WAIT,
                VoteAnswer.TAKEOVER,
                VoteAnswer.COMPUTER,
                VoteAnswer.AUTOPILOT,
                VoteAnswer.END,
            ),
            tie=VoteAnswer.WAIT,
            silence=VoteAnswer.AUTOPILOT,
        ),
    }
)
