"""The events of phases 5 and 6: electors are chosen, and the emperor.

The facts have the meanings and units of ``events``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.events import Event
from engine.emperor.events import Amounts

# Electors


class EminencePlaced(Amounts):
    """A player places the Grey Eminence, a noble from hand."""

    electorate: str
    noble: str


class EminenceLost(Event):
    """A player has no noble in hand for the Grey Eminence."""


class InfluenceCounted(Event):
    """The influence in an electorate by seat, and the seats that have the most."""

    kind = "influence"
    electorate: str
    totals: Sequence[int]
    leaders: Sequence[int]


class TieBroken(Event):
    """The emperor player chooses the winner among the tied seats."""

    electorate: str
    winner: int
    tied: Sequence[int]


class ElectorChosen(Amounts):
    """A player's noble takes the seat."""

    kind = "elector"
    electorate: str
    noble: str


class ElectorConfirmed(Event):
    """The winner has the seat already."""

    kind = "elector_stays"
    electorate: str


class SeatVacated(Event):
    """The winner has no eligible noble; the seat becomes vacant."""

    kind = "no_elector"
    electorate: str


class ElectorDisplaced(Amounts):
    """A noble loses its seat and goes to a ``place`` there, or back to ``hand``."""

    kind = "displaced"
    electorate: str
    noble: str
    to: str


class MainzScored(Amounts):
    """A player scores for the privilege of Mainz."""

    kind = "mainz"


# The emperor


class ElectionSkipped(Event):
    """There is no election."""

    kind = "no_rival"


class ChurchNamed(Event):
    """A player names an archdiocese with Church influence."""

    kind = "church"
    electorate: str


class ElectorateExcommunicated(Event):
    """A player names a secular electorate with Excommunication."""

    kind = "excommunicated"
    electorate: str


class BallotRevealed(Event):
    """A player's votes are revealed; ``side`` is ``emperor`` or ``rival``."""

    kind = "ballot"
    side: str
    votes: int


class ElectionDecided(Event):
    """The election is decided; ``totals`` are the votes for the emperor and for the rival.

    The event's seat is the winner, ``won`` the winning side; the candidates are seats.
    """

    kind = "election"
    won: str
    emperor: int
    rival: int
    totals: Sequence[int]


class VoteRewarded(Amounts):
    """A player who was no candidate scores for voting for the winner."""

    kind = "vote_point"


class EmperorDeposed(Event):
    """The old emperor's noble leaves the throne."""

    kind = "deposed"
    noble: str


class EmperorCrowned(Amounts):
    """A noble takes the throne from a ``spot``, which may also be ``eminence``.

    Its player was ``elected``, or the noble is the ``successor`` of the player's dead emperor.
    """

    kind = "crowned"
    noble: str
    spot: str
    why: Literal["elected", "successor"]


class NobleResettled(Event):
    """The old emperor's noble stays on the board."""

    kind = "resettled"
    noble: str
    spot: str


class NobleRetired(Amounts):
    """The old emperor's noble returns to hand."""

    kind = "retired"
    noble: str
