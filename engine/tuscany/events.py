"""The events of The Castles of Tuscany.

Every change of a seat's cards in hand, marble, workers, tokens and tiles in storage, green and red
points is part of exactly one event of that seat (:class:`RoundScored` covers all seats), which has
the amounts. A ``space`` is a hex as 1 to 30, a ``colour`` a word of ``data.KINDS``, an ``item`` a
word of ``data.ITEMS``, a ``slot`` a letter of the display.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core import ties
from engine.core.events import Event, InRound, fact


class GameOpened(Event):
    """The start player is chosen at random."""

    kind = "opened"


class RegionRevealed(Event):
    """A region is revealed, with its starting castle on that space."""

    kind = "arranged"
    boards: str
    arrangement: str
    space: int


class BonusTaken(Event):
    """A player takes a bonus tile."""

    kind = "bonus"
    bonus: str
    green: int
    why: Literal["setup", "city"]


class DisplayRevealed(Event):
    """The first display is revealed, slots A to H."""

    kind = "displayed"
    items: Sequence[str]


class TurnBegun(InRound):
    """A turn begins."""

    kind = "turn"
    turn: int


class CardsDrawn(Event):
    """A player draws cards; ``why`` is ``action``, ``monastery`` or the yield card's word."""

    kind = "drew"
    kinds: Sequence[str] | None = fact(secret=True)
    cards: int
    why: str


class PileReshuffled(Event):
    """The discard pile is the new deck."""

    kind = "reshuffled"
    what: Literal["cards", "yields"]
    size: int = fact(key="count")


class TileTaken(Event):
    """A player takes a tile from the display into storage."""

    kind = "took"
    slot: str
    item: str


class ItemDiscarded(Event):
    """A player makes room for a taken tile."""

    kind = "discarded"
    item: str


class SlotRefilled(Event):
    """A tile of a player's ``stack`` (1 to 3) fills the display; the stack has ``left`` more."""

    kind = "refilled"
    slot: str
    item: str
    stack: int
    left: int


class StackEmptied(Event):
    """A player's stack is empty."""

    stack: int


class ColourPurged(Event):
    """All tiles of a colour leave the display; ``slots`` are letters in one text."""

    kind = "purged"
    colour: str = fact(key="kind")
    tiles: int = fact(key="count")
    slots: str


class DisplayRestocked(Event):
    """Neutral tiles fill the display after a purge; ``slots`` are letters in one text."""

    kind = "restocked"
    slots: str
    items: Sequence[str]


class PlacementPaid(Event):
    """A player pays for a placement: the cards by colour, and workers."""

    kind = "paid"
    payment: str
    space: int
    kinds: Sequence[str]
    workers: int


class ItemPlaced(Event):
    """A player places a stored item; the colour is that of the hex."""

    kind = "placed"
    space: int
    item: str
    colour: str = fact(key="kind")


class TilePlacedFree(Event):
    """A castle places a tile of the display; the colour is that of the hex."""

    kind = "placed_free"
    slot: str
    space: int
    item: str
    colour: str = fact(key="kind")


class AreaCompleted(Event):
    """A player completes an area."""

    kind = "area"
    green: int
    colour: str = fact(key="kind")
    size: int


class ColourCompleted(Event):
    """A player completes a colour, as the first or second (``rank``)."""

    kind = "colour_bonus"
    green: int
    colour: str = fact(key="kind")
    rank: int


class WorkersGained(Event):
    """A village gives workers."""

    kind = "worker"
    workers: int


class MarbleGained(Event):
    """A quarry gives marble."""

    kind = "marble"
    marble: int


class TokenGained(Event):
    """A player gains a token; ``why`` is ``inn`` or the yield card's word."""

    kind = "token"
    why: str


class TokenOverflowed(Event):
    """A player without room for a token gains points."""

    kind = "overflow"
    red: int
    why: str


class FarmScored(Event):
    """A farm scores its new products (words; ``token`` for a token), maybe none."""

    kind = "farm"
    green: int
    products: Sequence[str]


class YieldGained(Event):
    """A yield card's gains; its cards and tokens are events of their own."""

    kind = "yield"
    card: str
    marble: int
    workers: int
    green: int
    red: int


class CastleWasted(Event):
    """A castle has no effect, because no tile of the display has a legal place."""

    kind = "castle_lost"


class MarbleSpent(Event):
    """A player spends a marble on a second action."""


class GameStalled(Event):
    """All players, one after another, have drawn no card."""

    kind = "stalled"


class RoundScored(Event):
    """The green points of all seats are added to their red points."""

    round: int
    points: Sequence[int]


class RoundBegun(Event):
    """A round begins."""

    kind = "round"
    round: int


class LastLapBegun(Event):
    """A player has emptied stack 3; each player has one more turn."""

    kind = "last_lap"


class FinalPointsScored(Event):
    """A player's points in the final scoring, and each part of them."""

    kind = "final_score"
    red: int
    tiles: int
    tokens: int
    marble: int
    workers: int
    cards: int


class GameOver(ties.GameOver):
    """The game is over."""
