"""Rules of votes: how long they last, how many answers they need, and how ties are decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import timedelta
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.domain.timeout_policy import DAY
from bot.tables.votes.model import VoteKind

DURATIONS: Mapping[VoteKind, timedelta] = MappingProxyType(
    {
        VoteKind.UNDO: 2 * DAY,
        VoteKind.END: 2 * DAY,
        VoteKind.MOVE: 2 * DAY,
        VoteKind.PACE: 2 * DAY,
        VoteKind.LATE: DAY,
        VoteKind.VACANT: 2 * DAY,
    }
)
"""How long each kind of vote stays open."""
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
        """Return the answer given most often."""
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
        VoteKind.LATE: MajorityRule(
            ("wait", "house", "opponent", "free"), tie="wait", silence="house"
        ),
        VoteKind.VACANT: MajorityRule(
            ("wait", "takeover", "opponent", "house", "end"), tie="wait", silence="house"
        ),
    }
)
"""Rules of the votes about a late turn and about an empty seat."""
