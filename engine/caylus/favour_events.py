"""The events of royal favours."""

from __future__ import annotations

from engine.caylus.events import Amounts
from engine.core.events import Event


class FavourGained(Event):
    """A player gets a favour; the choice of a line follows."""

    kind = "favor"


class FavourLost(Event):
    """A player gets no favour, because all four lines have been used in this phase."""

    kind = "favor_lost"


class FavourScored(Amounts):
    """A player scores a favour of the simplified variant."""

    kind = "favor_points"


class FavourLineChosen(Amounts):
    """A player chooses a line, which brings its points or deniers at once.

    The marker is now on ``level``; ``raised`` is 1 if it has moved, else 0.
    """

    kind = "favor_line"
    line: str
    level: int
    raised: int


class FavourEffectChosen(Amounts):
    """A player chooses a level of the resource or building line, which may bring a cube at once."""

    kind = "favor_effect"
    line: str
    level: int


class FavourTaken(Amounts):
    """A player takes the cube of level 2 (``wood``) or the two of level 4 (``food+wood``).

    ``given`` is the kind of cube given for two others.
    """

    kind = "favor_taken"
    given: str = ""
    taken: str
