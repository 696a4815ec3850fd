"""Phase 6: declarations, sealed ballots, the result (rules: Electing the emperor; Votes)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.core.frames import Frame
from engine.core.rules import Automatic, Decision, Sealed
from engine.core.words.text import Text
from engine.emperor import election_events
from engine.emperor.data import (
    ACTIONS_PHASE,
    BOH,
    BOHEMIA_VOTES,
    CHURCH,
    CODES,
    ELECTION_PHASE,
    ELECTORATE,
    EXCOMMUNICATION,
    FOR_EMPEROR,
    FOR_RIVAL,
    FROM_VOTE,
    NOBODY,
    POPE,
    POPE_VOTES,
    RIVAL,
    SEAT_VOTES,
    SECULAR,
    SIDES,
    SPIRITUAL,
    VOTE_POINTS,
)
from engine.emperor.pieces import OWN_NOBLES, OWNER
from engine.emperor.rules.shared import DECLINE, begin_phase
from engine.emperor.rules.texts import electorate_name, reason, why_out_of_play
from engine.emperor.rules.throne import Abdication, Accession, depose
from engine.emperor.state import EmperorState


def votes(state: EmperorState, seat: int) -> int:
    """Return a player's votes at this moment, including those declared.

    Before phase 4 the cards are those of the last round and no longer count.
    """
    pope = state.phase >= ACTIONS_PHASE and POPE in state.cards[seat]
    total = POPE_VOTES if pope else 0
    own = OWN_NOBLES[seat]
    for electorate, elector in enumerate(state.electors):
        if elector in own:
            total += elector_votes(state, electorate)
    return total


def elector_votes(state: EmperorState, electorate: int) -> int:
    """Return the votes of an electorate's elector; there must be one."""
    if electorate == state.excommunicated:
        return 0
    count = BOHEMIA_VOTES if electorate == BOH else SEAT_VOTES
    if electorate != state.church:
        return count
    owner = OWNER[state.electors[electorate]]
    count += sum(piece != NOBODY and OWNER[piece] == owner for piece in state.places[electorate])
    count += state.castles[electorate] == owner
    return count + (state.eminence_at == electorate and state.eminence == owner)


def rival_seat(state: EmperorState) -> int:
    """Return the challenger, who bought Rival this round; :data:`NOBODY` before phase 4."""
    return state.holder(RIVAL) if state.phase >= ACTIONS_PHASE else NOBODY


class Election(Automatic[EmperorState]):
    """Phase 6: with a rival, declarations in order, then the vote."""

    name = "election"

    def run(self, state: EmperorState) -> None:
        begin_phase(state, ELECTION_PHASE)
        if state.holder(RIVAL) == NOBODY:
            state.tell(election_events.ElectionSkipped, NOBODY)
            return
        declarations: list[Frame] = []
        for seat in state.in_order():
            if CHURCH in state.cards[seat]:
                declarations.append(ChurchInfluence(seat))
            if EXCOMMUNICATION in state.cards[seat]:
                declarations.append(Excommunication(seat))
        state.then(*declarations, Voting(NOBODY))


class _NameElectorate(Decision[EmperorState]):
    """Choose one of the electorates that a declared card may name, or none."""

    _nameable: ClassVar[Sequence[int]]
    _refusal: ClassVar[str]
    """The key of the reason why no other electorate can be named."""

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the electorates in play that may be named."""
        nameable = [electorate for electorate in self._nameable if electorate not in state.out]
        return [DECLINE, *(CODES[electorate] for electorate in nameable)]

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all electorates."""
        return (DECLINE, *CODES)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate cannot be chosen: it is out of play, or of the other kind."""
        electorate = ELECTORATE[choice]
        return why_out_of_play(state, electorate) or reason(
            self._refusal, "electing-the-emperor", electorate=electorate_name(electorate)
        )


class ChurchInfluence(_NameElectorate):
    """Choose an archdiocese whose votes to gain, or none."""

    name = "church_influence"
    verb = "church"
    _nameable = SPIRITUAL
    _refusal = "not-spiritual"

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        if not self.record_if_declined(state, choice):
            state.church = ELECTORATE[choice]
            state.tell(election_events.ChurchNamed, seat, electorate=choice)


class Excommunication(_NameElectorate):
    """Choose a secular electorate whose votes do not count, or none."""

    name = "excommunication"
    verb = "excommunicate"
    _nameable = SECULAR
    _refusal = "not-secular"

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        if not self.record_if_declined(state, choice):
            state.excommunicated = ELECTORATE[choice]
            state.tell(election_events.ElectorateExcommunicated, seat, electorate=choice)


class Voting(Automatic[EmperorState]):
    """Ask all other players with votes for a ballot, or count at once."""

    name = "voting"

    def run(self, state: EmperorState) -> None:
        """Queue a ballot for all players with votes but emperor and rival."""
        candidates = (state.emperor, state.holder(RIVAL))
        others = [seat for seat in range(state.seats) if seat not in candidates]
        voters = [seat for seat in others if votes(state, seat)]
        if voters:
            state.then(Ballot(voters))
        else:
            count_votes(state, {})


class Ballot(Sealed[EmperorState]):
    """Give all votes to the emperor or to the rival, in secret."""

    name = "ballot"
    verb = "vote"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return both sides; abstaining and splitting are not allowed."""
        return SIDES

    def reveal(self, state: EmperorState) -> None:
        """Show all ballots and count them."""
        count_votes(state, self.answers_by_seat())


def count_votes(state: EmperorState, ballots: Mapping[int, str]) -> None:
    """Count the votes: a tie keeps the emperor; the other voters for the winner score."""
    emperor = state.emperor
    challenger = state.holder(RIVAL)
    sides = {emperor: FOR_EMPEROR, challenger: FOR_RIVAL, **ballots}
    totals = dict.fromkeys(SIDES, 0)
    for seat in state.in_order():
        if seat in sides:
            cast = votes(state, seat)
            totals[sides[seat]] += cast
            state.tell(election_events.BallotRevealed, seat, side=sides[seat], votes=cast)
    won = FOR_RIVAL if totals[FOR_RIVAL] > totals[FOR_EMPEROR] else FOR_EMPEROR
    winner = challenger if won == FOR_RIVAL else emperor
    state.tell(
        election_events.ElectionDecided,
        winner,
        won=won,
        emperor=emperor,
        rival=challenger,
        totals=[*totals.values()],
    )
    for seat in state.in_order():
        if ballots.get(seat) == won:
            state.earn(seat, VOTE_POINTS, FROM_VOTE)
            state.tell(election_events.VoteRewarded, seat, points=VOTE_POINTS)
    if won == FOR_RIVAL:
        depose(state)
        state.then(Accession(challenger), Abdication(emperor))
