"""Phase 5: the electors with the most influence take the seats (rules: New electors)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Player, Text
from engine.emperor import election_events
from engine.emperor.board_bits import EMPTY_PLACE
from engine.emperor.data import (
    BOARD,
    CODES,
    ELECTOR_POINTS,
    ELECTORATE,
    ELECTORS_PHASE,
    EMINENCE,
    FROM_ELECTOR,
    FROM_MAINZ,
    GREY_EMINENCE,
    MAI,
    MAINZ_POINTS,
    NOBODY,
)
from engine.emperor.piece_words import ON_PLACE, ON_PLACE_WORDS, PLAYER, PLAYER_WORDS, noble_word
from engine.emperor.pieces import IS_SINGLE, OWN_NOBLES, OWN_SINGLES, OWNER
from engine.emperor.rules.influence import influence_by_seat, leaders
from engine.emperor.rules.placing import owners_of_knights, push_knight
from engine.emperor.rules.shared import DECLINE, begin_phase
from engine.emperor.rules.texts import electorate_name, reason, why_out_of_play
from engine.emperor.state import EmperorState


class NewElectors(Automatic[EmperorState]):
    """Phase 5: the Grey Eminence, the electorates in their order, the privilege of Mainz."""

    name = "electors"

    def run(self, state: EmperorState) -> None:
        begin_phase(state, ELECTORS_PHASE)
        electorates = [MostInfluence(NOBODY, electorate) for electorate in state.in_play()]
        state.then(*electorates, Mainz(NOBODY))
        seat = state.holder(EMINENCE)
        if seat == NOBODY:
            return
        if state.tiles[seat]:
            state.then(GreyEminence(seat))
        else:
            state.tell(election_events.EminenceLost, seat)


class GreyEminence(Decision[EmperorState]):
    """Put the Grey Eminence in any electorate, on no space, or decline."""

    name = "gray_eminence"
    verb = "place"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the electorates in play."""
        return [DECLINE, *(CODES[electorate] for electorate in state.in_play())]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        if self.record_if_declined(state, choice):
            return
        state.tiles[seat] -= 1
        state.eminence = seat
        state.eminence_at = ELECTORATE[choice]
        state.tell(
            election_events.EminencePlaced, seat, electorate=choice, noble=GREY_EMINENCE, tiles=-1
        )

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all electorates."""
        return (DECLINE, *CODES)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return that the electorate is out of play."""
        return why_out_of_play(state, ELECTORATE[choice])


class MostInfluence(Automatic[EmperorState]):
    """Find the player with the most influence in an electorate."""

    name = "electorate"
    electorate: int

    def run(self, state: EmperorState) -> None:
        """Compare influence; the emperor player breaks ties."""
        electorate = self.electorate
        totals = influence_by_seat(state, electorate)
        first = leaders(totals)
        if state.events is not None:
            state.tell(
                election_events.InfluenceCounted,
                NOBODY,
                electorate=CODES[electorate],
                totals=totals,
                leaders=first,
            )
        if len(first) > 1:
            state.then(Tie(state.emperor, electorate))
        elif first:
            award_seat(state, electorate, first[0])


class Tie(Decision[EmperorState]):
    """The emperor player chooses one of the tied players."""

    name = "tie"
    out_of_turn = True
    verb = "winner"
    electorate: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the players with the most influence."""
        return [PLAYER_WORDS[seat] for seat in leaders(influence_by_seat(state, self.electorate))]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Give the electorate to that player."""
        electorate = self.electorate
        winner = PLAYER[choice]
        tied = leaders(influence_by_seat(state, electorate))
        state.tell(
            election_events.TieBroken, seat, electorate=CODES[electorate], winner=winner, tied=tied
        )
        award_seat(state, electorate, winner)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all players."""
        return PLAYER_WORDS[: state.seats]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return how much influence the player lacks."""
        totals = influence_by_seat(state, self.electorate)
        have = totals[PLAYER[choice]]
        return reason(
            "not-tied", "new-electors", who=Player(PLAYER[choice]), need=max(totals), have=have
        )


def eligible_nobles(state: EmperorState, electorate: int, seat: int) -> list[str]:
    """Return a seat's nobles on places that can be elector; archdioceses need singles."""
    fit = OWN_SINGLES[seat] if BOARD[electorate].spiritual else OWN_NOBLES[seat]
    return [
        ON_PLACE_WORDS[electorate][noble]
        for noble in dict.fromkeys(state.places[electorate])
        if noble in fit
    ]


def award_seat(state: EmperorState, electorate: int, seat: int) -> None:
    """Keep the elector, ask for a new one, or leave the seat vacant."""
    if state.electors[electorate] in OWN_NOBLES[seat]:
        state.tell(election_events.ElectorConfirmed, seat, electorate=CODES[electorate])
    elif eligible_nobles(state, electorate, seat):
        state.then(NewElector(seat, electorate))
    else:
        state.tell(election_events.SeatVacated, seat, electorate=CODES[electorate])
        vacate_seat(state, electorate)


class NewElector(Decision[EmperorState]):
    """Choose the eligible noble that takes the seat and scores."""

    name = "new_elector"
    verb = "elector"
    electorate: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's eligible nobles on places there."""
        return eligible_nobles(state, self.electorate, seat)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Move the noble to the seat, and a displaced elector to the place it leaves."""
        electorate = self.electorate
        noble = ON_PLACE[choice][1]
        displaced = state.electors[electorate]
        state.lift(noble, electorate)
        state.electors[electorate] = noble
        state.earn(seat, ELECTOR_POINTS, FROM_ELECTOR)
        state.tell(
            election_events.ElectorChosen,
            seat,
            points=ELECTOR_POINTS,
            electorate=CODES[electorate],
            noble=noble_word(noble),
        )
        if displaced != NOBODY:
            state.put(displaced, electorate)
            _tell_displaced(state, electorate, displaced, "place")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all the seat's nobles on places there."""
        electorate = self.electorate
        own = OWN_NOBLES[seat]
        return [
            ON_PLACE_WORDS[electorate][noble]
            for noble in dict.fromkeys(state.places[electorate])
            if noble in own
        ]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return that an archdiocese needs a single."""
        assert not IS_SINGLE[ON_PLACE[choice][1]]
        return reason("single-only", "spaces", electorate=electorate_name(self.electorate))


def _tell_displaced(state: EmperorState, electorate: int, noble: int, to: str) -> None:
    home = {"tiles": 1} if to == "hand" else {}
    word = noble_word(noble)
    state.tell(
        election_events.ElectorDisplaced,
        OWNER[noble],
        electorate=CODES[electorate],
        noble=word,
        to=to,
        **home,
    )


def vacate_seat(state: EmperorState, electorate: int) -> None:
    """Move the elector to an empty place, a knight's place or hand."""
    noble = state.electors[electorate]
    if noble == NOBODY:
        return
    if not state.field(electorate) & EMPTY_PLACE and owners_of_knights(state, electorate):
        state.then(Displaced(OWNER[noble], electorate))
        return
    state.electors[electorate] = NOBODY
    if state.field(electorate) & EMPTY_PLACE:
        state.put(noble, electorate)
        _tell_displaced(state, electorate, noble, "place")
    else:
        state.tiles[OWNER[noble]] += 1
        _tell_displaced(state, electorate, noble, "hand")


class Displaced(Decision[EmperorState]):
    """The displaced elector's owner chooses the knight to push."""

    name = "displaced"
    verb = "push"
    electorate: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the players with knights on places there."""
        return [PLAYER_WORDS[seat] for seat in owners_of_knights(state, self.electorate)]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Move the noble from the seat to the place of that knight."""
        electorate = self.electorate
        noble = state.electors[electorate]
        state.electors[electorate] = NOBODY
        push_knight(state, noble, electorate, PLAYER[choice], seat)
        _tell_displaced(state, electorate, noble, "place")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all players."""
        return PLAYER_WORDS[: state.seats]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return that the player has no knight on a place there."""
        electorate = self.electorate
        who = Player(PLAYER[choice])
        return reason(
            "no-knight-there", "pushing-a-knight", electorate=electorate_name(electorate), who=who
        )


class Mainz(Automatic[EmperorState]):
    """Score a point for the elector of Mainz."""

    name = "mainz"

    def run(self, state: EmperorState) -> None:
        elector = state.electors[MAI]
        if elector != NOBODY:
            state.earn(OWNER[elector], MAINZ_POINTS, FROM_MAINZ)
            state.tell(election_events.MainzScored, OWNER[elector], points=MAINZ_POINTS)
