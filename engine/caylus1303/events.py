"""The events of Caylus 1303; ``delivery_events`` holds those of deliveries and favours.

Every change of a player's holdings is part of exactly one event of that seat, so the setup and all
events give the holdings. Only :class:`StartGoodsTaken` and :class:`WorkersRecruited` cover all
players. Prestige points are public when they are gained (rules: Only your own total shows); only
totals are hidden.

An attribute means the same in all events:

- ``tile``: the word of a tile
- ``space``: the number of a road space, from 0, or ``data.AT_SITE``
- ``place``: a tile, or ``site``
- ``character``: a word of ``data.CHARACTERS``
- ``order``: seats
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core import ties
from engine.core.events import Event, InRound, fact


class Amounts(Event):
    """An event with signed changes of one player's holdings.

    Attributes:
        workers: workers in hand.
        camp: workers in the camp.
        houses: houses left to put on buildings.
        points: prestige points.
    """

    workers: int = 0
    camp: int = 0
    food: int = 0
    wood: int = 0
    stone: int = 0
    cloth: int = 0
    gold: int = 0
    houses: int = 0
    points: int = fact(key="pp", default=0)

    @property
    def goods(self) -> Sequence[int]:
        """The changes of the five resources."""
        return (self.food, self.wood, self.stone, self.cloth, self.gold)


class CharactersRevealed(Event):
    """The game begins, and these characters are revealed."""

    kind = "set_up"
    order: Sequence[int]
    characters: Sequence[str]


class StartGoodsTaken(Amounts):
    """Each player takes these resources (set-up)."""

    kind = "goods"


class CharacterTaken(Event):
    """A player takes a character from the seat ``source``, or from court (-1)."""

    kind = "character"
    character: str
    source: int


class RoundBegun(InRound):
    """A round begins."""

    kind = "round"
    order: Sequence[int]


class PhaseBegun(Event):
    """A phase begins, a word of ``data.PHASES``."""

    kind = "phase"
    phase: str


class WorkerPlaced(Amounts):
    """A player places a worker.

    Attributes:
        slot: the slot on the site, from 1; 0 on the road.
        how: by which question.
        joins_worker: 1 if the Journeyman joins another player's worker, else 0.
    """

    kind = "placed"
    place: str
    space: int
    slot: int
    how: Literal["plan", "early_riser"]
    joins_worker: int = fact(key="second")


class OwnerScored(Event):
    """An owner scores, because the player ``by`` has placed a worker on the owner's building."""

    kind = "placement"
    points: int = fact(key="pp")
    tile: str
    space: int
    by: int


class OwnerRobbed(Event):
    """An owner scores nothing for a worker of the player ``by``, because of the Thief."""

    kind = "robbed"
    tile: str
    space: int
    by: int


class Passed(Event):
    """A player passes, as number ``rank`` from 1; the first one takes the Start Player tile."""

    rank: int


class Forced(Event):
    """A player makes the only legal choice."""

    rule: str
    choice: str


class Declined(Event):
    """A player declines a decision, also with ``0`` or ``done``.

    Attributes:
        tile: the tile that is not used (``use_building``).
        space: the space on which no monument is built (``monument``); here, -1 means none.
        batches: the batches delivered in this round (a delivery).
    """

    rule: str
    tile: str = ""
    space: int = -1
    batches: int = 0


class OwnerRewarded(Amounts):
    """An owner gains resources, because only other players work on the building."""

    kind = "owner_bonus"
    tile: str
    space: int


class BuildingUsed(Amounts):
    """A player uses a building; ``lost`` is the number of workers that the camp lacked.

    A market has one event for its cost and one for the chosen resource.
    """

    kind = "used"
    tile: str
    space: int
    lost: int


class WorkerReturned(Amounts):
    """A worker returns to the camp.

    Its effect is over, or it was on a space ``beyond`` the provost, or on the ``site``.
    """

    kind = "worker_home"
    place: str
    space: int
    why: Literal["done", "beyond", "site"]


class TileClaimed(Amounts):
    """A player puts a house on a yellow tile, with the Lawyer."""

    kind = "claimed"
    tile: str
    space: int


class TileBuilt(Amounts):
    """A player builds a wood or stone tile; ``architect`` are the points of the Architect."""

    kind = "built"
    tile: str
    space: int
    architect: int = 0


class BridgeStepBegun(Event):
    """The bridge step begins."""

    kind = "bridge"
    order: Sequence[int]


class ProvostMoved(Amounts):
    """A player moves the provost."""

    start: int
    end: int
    steps: int
    how: Literal["toll", "bridge", "bailiff"]


class WorkersRecruited(Event):
    """All players recruit workers from the camp, and some gain resources: by seat.

    ``lost`` are the workers that the camp lacked. A resource that no player gains is empty.
    """

    kind = "recruited"
    workers: Sequence[int]
    lost: Sequence[int]
    food: Sequence[int] = ()
    wood: Sequence[int] = ()
    stone: Sequence[int] = ()
    cloth: Sequence[int] = ()
    gold: Sequence[int] = ()

    def goods_of(self, seat: int) -> Sequence[int]:
        """Return the seat's share of the five resources."""
        every = (self.food, self.wood, self.stone, self.cloth, self.gold)
        return [gains[seat] if gains else 0 for gains in every]


class ProvostReset(Event):
    """The provost moves beside the last building of the unbroken row."""

    start: int
    end: int


class FinalPointsScored(Event):
    """A player reveals the points of the game before the final scoring; then, gold scores."""

    kind = "final_score"
    points_before: int = fact(key="before")
    gold_left: int = fact(key="left")
    points: int = fact(key="pp", default=0)


class GameOver(ties.GameOver):
    """The game is over."""
