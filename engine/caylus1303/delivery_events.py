"""The events of deliveries and of favours."""

from __future__ import annotations

from engine.caylus1303.events import Amounts
from engine.core.events import Event, fact


class FavourGained(Event):
    """A player gets a favour; its source is a tile, or ``site`` for the most batches."""

    kind = "favour"
    source: str


class FavourSiteUsed(Event):
    """A player uses a site building, number 1 to 3, for a favour."""

    kind = "favour_site"
    tile: str
    number: int


class BatchDelivered(Amounts):
    """A player delivers a batch.

    Attributes:
        batches: its number among the player's batches of this round.
        foreman: the points of the Foreman.
        goldsmith: the points of the Goldsmith.
        by_delivery_man: 1 for a delivery of the Delivery Man, else 0.
    """

    kind = "delivered"
    batches: int
    foreman: int = 0
    goldsmith: int = 0
    by_delivery_man: int = fact(key="last")


class MostBatchesDelivered(Event):
    """A player has delivered the most batches; a favour follows."""

    kind = "most_batches"
    batches: int


class ResidenceFlipped(Event):
    """A claimed tile of the player flips."""

    kind = "residence"
    tile: str
    space: int


class MonumentBuilt(Amounts):
    """A player builds a monument; ``architect`` are the points of the Architect."""

    kind = "monument"
    tile: str
    space: int
    architect: int = 0
