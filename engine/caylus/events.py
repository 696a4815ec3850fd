"""The events of Caylus.

Every change of a player's holdings is part of exactly one event of that seat (only :class:`Income`
covers all players), so the setup and all events give the holdings. Next to points, ``total`` is the
player's new score.

A ``place`` is a word of ``data.PLACES`` (``gate`` to ``castle``, ``1`` to ``28``), a ``space`` the
number of a road space, a ``tile`` the word of a tile, a ``section`` one of ``data.SECTIONS``, a
``line`` one of ``data.LINES``; an ``order`` lists seats, ``by`` is a seat.

Rounds are ``turn`` and favours ``favor`` in saved data, because that is what they were first saved
as.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import ties
from engine.core.events import Event, InRound, fact


class Amounts(Event):
    """An event with signed changes of a player's holdings."""

    deniers: int = 0
    food: int = 0
    wood: int = 0
    stone: int = 0
    cloth: int = 0
    gold: int = 0
    points: int = fact(key="vp", default=0)
    total: int = 0

    @property
    def cubes(self) -> Sequence[int]:
        """The changes of the five kinds of cubes."""
        return (self.food, self.wood, self.stone, self.cloth, self.gold)


class AtBuilding(Amounts):
    """An event at a building on the road."""

    space: int
    tile: str


class Round(InRound):
    """A round begins."""

    kind = "turn"
    round: int = fact(key="turn")
    order: Sequence[int]


class Income(Event):
    """All players gain deniers, by seat."""

    gains: Sequence[int]


class Phase(Event):
    """A phase after the income begins, a word of ``data.PHASES``."""

    phase: str


class Forced(Event):
    """A player makes the only legal choice."""

    rule: str
    choice: str


class Declined(Event):
    """A player declines a decision, leaves the provost in place, or stops delivering."""

    rule: str


class Placed(Amounts):
    """A player pays for a worker and places it; a place on the road has a tile."""

    place: str
    tile: str = ""


class OwnerPoint(AtBuilding):
    """An owner scores, because the player ``by`` has placed a worker there."""

    by: int


class Passed(Amounts):
    """A player passes, as number ``rank`` from 1; the first one gains deniers."""

    rank: int


class GateMoved(Event):
    """A player moves the worker at the gate; a place on the road has a tile."""

    place: str
    tile: str = ""


class TradingPost(Amounts):
    """A player uses the trading post."""


class ProvostMoved(Amounts):
    """A player moves the provost; ``how`` is ``merchants_guild`` or ``provost``."""

    start: int
    end: int
    offset: int
    how: str


class Joust(Amounts):
    """A player pays for a favour on the joust field."""


class Stables(Event):
    """The workers in the stables change the turn order."""

    order: Sequence[int]


class InnMoved(Event):
    """A player's worker moves from the inn's left circle to the right one."""


class InnKept(Event):
    """A player's worker stays on the inn's right circle."""


class WorkerHome(Event):
    """A worker returns to its player's hand.

    ``why`` is ``done`` (its effect is over), ``beyond`` (beyond the provost), ``declined`` (at the
    gate), or at the inn's right circle ``displaced`` or ``left``.
    """

    place: str
    why: str


class Produced(AtBuilding):
    """A player gains the cubes that a building makes."""


class OwnerBonus(AtBuilding):
    """An owner gains a cube, because the player ``by`` works there."""

    by: int


class Sold(AtBuilding):
    """A player sells a cube at a marketplace."""


class Bought(AtBuilding):
    """A player buys cubes from a peddler."""


class Exchanged(AtBuilding):
    """A player makes an exchange at a church, bank, tailor or alchemist."""


class Built(AtBuilding):
    """A player builds a wood or stone tile."""


class Upgraded(AtBuilding):
    """A player builds a prestige tile over a residence."""


class TransformPaid(AtBuilding):
    """A player pays to replace a tile by a residence.

    ``delayed`` is 1 if a worker has to leave first, else 0.
    """

    delayed: int


class Transformed(AtBuilding):
    """A residence replaces the tile."""


class Batch(Amounts):
    """A player delivers a batch and builds a house, as number ``house`` of the section from 1."""

    section: str
    house: int


class CastlePenalty(Amounts):
    """A player has delivered nothing, and loses points unless there are none to lose."""


class CastleWaived(Event):
    """A player with a batch delivers nothing and loses nothing, because the castle is full."""


class BestBuilder(Event):
    """A player has delivered the most batches; a favour follows."""

    batches: int


class FavourGained(Event):
    """A player gets a favour; the choice of a line follows."""

    kind = "favor"


class FavourLost(Event):
    """A player gets no favour, because all four lines have been used in this phase."""

    kind = "favor_lost"


class FavourPoints(Amounts):
    """A player scores a favour of the simplified variant."""

    kind = "favor_points"


class FavourLine(Amounts):
    """A player chooses a line, which brings its points or deniers at once.

    The marker is now on ``level``; ``raised`` is 1 if it has moved, else 0.
    """

    kind = "favor_line"
    line: str
    level: int
    raised: int


class FavourEffect(Amounts):
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


class Bailiff(Event):
    """The bailiff moves, and the provost joins it."""

    start: int
    end: int


class Scoring(Event):
    """The scoring of a section begins."""

    section: str


class SectionScore(Amounts):
    """A player's houses in a section bring favours, which follow; without any, points are lost."""

    section: str
    houses: int
    favours: int = fact(key="favors")


class SectionScored(Event):
    """A section has been scored, and favour levels up to ``cap`` are open."""

    section: str
    cap: int


class FinalScore(Amounts):
    """A player scores gold, goods and deniers."""

    from_gold: int
    from_goods: int
    from_deniers: int


class GameOver(ties.GameOver):
    """The game is over."""
