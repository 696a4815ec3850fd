"""The events of castle and scoring: deliveries, the bailiff, sections and the final scoring."""

from __future__ import annotations

from engine.caylus.events import Amounts
from engine.core.events import Event, fact


class BatchDelivered(Amounts):
    """A player delivers a batch and builds a house, as number ``house`` of the section from 1."""

    kind = "batch"
    section: str
    house: int


class DeliveryMissed(Amounts):
    """A player has delivered nothing, and loses points unless there are none to lose."""

    kind = "castle_penalty"


class PenaltyWaived(Event):
    """A player with a batch delivers nothing and loses nothing, because the castle is full."""

    kind = "castle_waived"


class MostBatchesDelivered(Event):
    """A player has delivered the most batches; a favour follows."""

    kind = "best_builder"
    batches: int


class BailiffMoved(Event):
    """The bailiff moves, and the provost joins it."""

    kind = "bailiff"
    start: int
    end: int


class SectionScoringBegun(Event):
    """The scoring of a section begins."""

    kind = "scoring"
    section: str


class HousesScored(Amounts):
    """A player's houses in a section bring favours, which follow; without any, points are lost."""

    kind = "section_score"
    section: str
    houses: int
    favours: int = fact(key="favors")


class SectionScored(Event):
    """A section has been scored, and favour levels up to ``cap`` are open."""

    section: str
    cap: int


class FinalPointsScored(Amounts):
    """A player scores gold, goods and deniers."""

    kind = "final_score"
    from_gold: int
    from_goods: int
    from_deniers: int
