"""The events of Caylus; ``castle_events`` and ``favour_events`` hold the others.

Every change of a player's holdings is part of exactly one event of that seat, so the setup and all
events give the holdings. Only :class:`IncomePaid` covers all players. Next to points, ``total`` is
the player's new score.

A ``place`` is a word of ``data.PLACES`` (``gate`` to ``castle``, ``1`` to ``28``), a ``space`` the
number of a road space, a ``tile`` the word of a tile, a ``section`` one of ``data.SECTIONS``, a
``line`` one of ``data.LINES``; an ``order`` lists seats, ``by`` is a seat.

A class sets ``kind`` where its name in saved data is an earlier one: rounds are ``turn`` there, and
favours ``favor``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

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


class RoundBegun(InRound):
    """A round begins."""

    kind = "turn"
    round: int = fact(key="turn")
    order: Sequence[int]


class IncomePaid(Event):
    """All players gain deniers, by seat."""

    kind = "income"
    gains: Sequence[int]


class PhaseBegun(Event):
    """A phase after the income begins, a word of ``data.PHASES``."""

    kind = "phase"
    phase: str


class Forced(Event):
    """A player makes the only legal choice."""

    rule: str
    choice: str


class Declined(Event):
    """A player declines a decision, leaves the provost in place, or stops delivering."""

    rule: str


class WorkerPlaced(Amounts):
    """A player pays for a worker and places it; a place on the road has a tile."""

    kind = "placed"
    place: str
    tile: str = ""


class OwnerScored(AtBuilding):
    """An owner scores, because the player ``by`` has placed a worker there."""

    kind = "owner_point"
    by: int


class Passed(Amounts):
    """A player passes, as number ``rank`` from 1; the first one gains deniers."""

    rank: int


class GateMoved(Event):
    """A player moves the worker at the gate; a place on the road has a tile."""

    place: str
    tile: str = ""


class TradingPostUsed(Amounts):
    """A player uses the trading post."""

    kind = "trading_post"


class ProvostMoved(Amounts):
    """A player moves the provost, in the provost's phase or at the guild."""

    start: int
    end: int
    offset: int
    how: Literal["merchants_guild", "provost"]


class Jousted(Amounts):
    """A player pays for a favour on the joust field."""

    kind = "joust"


class TurnOrderChanged(Event):
    """The workers in the stables change the turn order."""

    kind = "stables"
    order: Sequence[int]


class InnMoved(Event):
    """A player's worker moves from the inn's left circle to the right one."""


class InnKept(Event):
    """A player's worker stays on the inn's right circle."""


WhyReturned: TypeAlias = Literal["done", "beyond", "declined", "displaced", "left"]
"""Why a worker returns: its effect is over, it was beyond the provost, the player declined the
gate, or at the inn's right circle another worker displaced it or it left."""


class WorkerReturned(Event):
    """A worker returns to its player's hand."""

    kind = "worker_home"
    place: str
    why: WhyReturned


class CubesProduced(AtBuilding):
    """A player gains the cubes that a building makes."""

    kind = "produced"


class OwnerRewarded(AtBuilding):
    """An owner gains a cube, because the player ``by`` works there."""

    kind = "owner_bonus"
    by: int


class CubeSold(AtBuilding):
    """A player sells a cube at a marketplace."""

    kind = "sold"


class CubesBought(AtBuilding):
    """A player buys cubes from a peddler."""

    kind = "bought"


class ExchangeMade(AtBuilding):
    """A player makes an exchange at a church, bank, tailor or alchemist."""

    kind = "exchanged"


class TileBuilt(AtBuilding):
    """A player builds a wood or stone tile."""

    kind = "built"


class ResidenceUpgraded(AtBuilding):
    """A player builds a prestige tile over a residence."""

    kind = "upgraded"


class TransformPaid(AtBuilding):
    """A player pays to replace a tile by a residence.

    ``delayed`` is 1 if a worker has to leave first, else 0.
    """

    delayed: int


class TileTransformed(AtBuilding):
    """A residence replaces the tile."""

    kind = "transformed"


class GameOver(ties.GameOver):
    """The game is over."""
