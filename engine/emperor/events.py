"""The events of In the Shadow of the Emperor; those of an election are in ``election_events``.

Every change of a player's holdings is part of exactly one event of that seat (:class:`Amounts`).
Cards are taken with :class:`CardBought` and all returned with :class:`CardsReturned`; empire cities
are placed and moved with :class:`EmpireCityPlaced`.

An ``electorate`` is a code (``TRI`` to ``BOH``), a ``noble`` side and age (``S25``, ``C35``), a
``card`` a word of ``data.CARD_WORDS``. A ``spot`` is the location of a piece: ``throne``,
``TRI-elector`` (a seat), ``TRI`` (a place), ``TRI-castle`` or ``hand``. ``to``, ``by``, ``owner``
and ``winner`` are seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engine.core import ties
from engine.core.events import Event, InRound, fact
from engine.emperor.data import NOBODY


class Amounts(Event):
    """An event with signed changes of a player's holdings.

    ``tiles`` are nobles in hand, ``knights`` and ``cities`` those in hand.
    """

    thalers: int = 0
    points: int = fact(key="vp", default=0)
    tiles: int = 0
    knights: int = 0
    cities: int = 0


# The opening


class GameOpened(Event):
    """The first emperor player and the electorates out of play are chosen at random."""

    kind = "opened"
    out: Sequence[str]


WhyPlaced: TypeAlias = Literal["setup", "son", "permit", "PAL"]
"""Why a noble is placed: the opening, a son, the card, or the privilege of the Palatinate."""


class NoblePlaced(Amounts):
    """A noble from hand is placed."""

    kind = "placed"
    noble: str
    spot: str
    why: WhyPlaced


class KnightPlaced(Amounts):
    """A knight from hand is placed; it costs nothing in the opening."""

    spot: str


# Rounds


class RoundBegun(InRound):
    """A round begins."""

    kind = "round"


class PhaseBegun(Event):
    """A phase begins, a word of ``data.PHASES``."""

    kind = "phase"
    phase: str


class IncomePaid(Amounts):
    """A player's ``income`` before the limit, and its parts besides the basic one."""

    kind = "income"
    income: int
    own: int
    tribute: int
    saxony: int


class NobleDied(Amounts):
    """A noble returns to its owner's hand, because of its age or by a Doctor."""

    kind = "died"
    noble: str
    spot: str
    why: Literal["age", "doctor"]
    by: int = NOBODY


class NoblesAged(Event):
    """All nobles that have not died are one step older."""

    kind = "aged"


class EminenceLeft(Amounts):
    """The Grey Eminence returns to its owner's hand."""

    electorate: str


class EmperorRewarded(Amounts):
    """The emperor player gains points and money."""

    kind = "emperor_gain"
    round: int


class EmpireCityPlaced(Event):
    """An empire city is placed from the ``supply``, or moved from one electorate to another."""

    kind = "empire_city"
    start: str
    end: str


# Descendants


class ChildBorn(Event):
    """A player has a ``son`` or a ``daughter``, by the number of blue and red cards."""

    kind = "child"
    child: str
    blue: int
    red: int


class SonLost(Event):
    """A son is lost: no noble in ``hand``, or no ``room`` in any electorate."""

    why: Literal["hand", "room"]


class ConventEntered(Amounts):
    """A daughter enters the convent."""

    kind = "convent"


class ProposalMade(Event):
    """A daughter proposes to a single of the player ``to``."""

    kind = "proposed"
    to: int
    noble: str
    spot: str


class ProposalAccepted(Amounts):
    """The player ``to`` has accepted; the single becomes a couple, and the proposer scores."""

    kind = "accepted"
    to: int
    noble: str
    spot: str


class ProposalRefused(Event):
    """A player refuses the proposal of the player ``by``."""

    kind = "refused"
    by: int
    noble: str
    spot: str


class CardsReturned(Event):
    """All cards return to their stacks."""


# Actions


class CardBought(Amounts):
    """A player buys a card; ``left`` is the number of copies left."""

    kind = "bought"
    card: str
    left: int


class EffectWaived(Event):
    """A player waives the effect of a card that is bought."""

    kind = "waived"
    card: str


class PrivilegeUsed(Event):
    """A player uses the privilege of ``TRI``, ``KOL`` or ``PAL``."""

    kind = "privilege"
    electorate: str


class ExhaustedUsed(Amounts):
    """A player pays for the effect of an exhausted card, with the privilege of ``TRI``."""

    card: str


class NobleTreated(Event):
    """A noble becomes ``older`` (1) or younger (0); it is described as it was before."""

    kind = "treated"
    owner: int
    noble: str
    spot: str
    older: int


class NobleMoved(Event):
    """A noble moves from an electorate to another one."""

    kind = "moved"
    noble: str
    start: str
    end: str


class IndulgenceScored(Amounts):
    """A player scores for an Indulgence."""

    kind = "indulged"


class CityFounded(Amounts):
    """A player founds a city, as number 1 to 3."""

    kind = "founded"
    electorate: str
    number: int


class KnightPromoted(Amounts):
    """A noble replaces a knight of its player."""

    kind = "promoted"
    electorate: str
    noble: str


class NobleWed(Event):
    """A player's single becomes a couple by a Foreign king's daughter."""

    kind = "wed"
    noble: str
    spot: str


class KnightMoved(Amounts):
    """A player moves a knight between spots."""

    start: str
    end: str


class KnightPushed(Amounts):
    """A noble of the player ``by`` takes the place of a knight, which returns to hand."""

    kind = "pushed"
    electorate: str
    by: int


class Passed(Event):
    """A player passes for the rest of the phase, also after buying Rival."""


# Any phase


class Forced(Event):
    """A player makes the only legal choice."""

    rule: str
    choice: str


class Declined(Event):
    """A player declines a decision."""

    rule: str


class GameOver(ties.GameOver):
    """The game is over."""
