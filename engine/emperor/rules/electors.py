"""Phase 5: influence and new electors (rules: Influence; New electors)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Player, Text
from engine.emperor import election_events
from engine.emperor.data import (
    BOARD,
    CODES,
    ELECTOR_POINTS,
    ELECTORATE,
    EMINENCE,
    FROM_ELECTOR,
    FROM_MAINZ,
    GREY_EMINENCE,
    MAI,
    MAI_POINTS,
    NOBODY,
    SINGLE_INFLUENCE,
)
from engine.emperor.pieces import (
    EMPIRE,
    EMPTY_PLACE,
    INFLUENCE,
    IS_SINGLE,
    ON_PLACE,
    ON_PLACE_WORDS,
    OWN_NOBLES,
    OWN_SINGLES,
    OWNER,
    PLAYER,
    PLAYER_WORDS,
    noble_word,
)
from engine.emperor.rules.phases import DECLINE, begin_phase
from engine.emperor.rules.placing import knights_on_places, push
from engine.emperor.rules.texts import electorate, out_of_play, refuse
from engine.emperor.state import EmperorState


def influence(state: EmperorState, e: int) -> list[int]:
    """Return every seat's influence in an electorate, with the elector, without the throne."""
    totals = [0] * state.seats
    for piece in (state.electors[e], *state.places[e]):
        if piece != NOBODY:
            totals[OWNER[piece]] += INFLUENCE[piece]
    if state.castles[e] >= 0:
        totals[state.castles[e]] += SINGLE_INFLUENCE
    for city in state.cities[e]:
        if city != NOBODY:
            totals[state.emperor if city == EMPIRE else city] += SINGLE_INFLUENCE
    if state.eminence_at == e:
        totals[state.eminence] += SINGLE_INFLUENCE
    return totals


def leaders(totals: Sequence[int]) -> list[int]:
    """Return the seats with the most influence; empty if all have none."""
    most = max(totals)
    return [seat for seat, total in enumerate(totals) if total == most] if most else []


class NewElectors(Automatic[EmperorState]):
    """Phase 5: the Grey Eminence, the electorates in their order, the privilege of Mainz."""

    name = "electors"

    def run(self, state: EmperorState) -> None:
        begin_phase(state, 5)
        electorates = [MostInfluence(NOBODY, e) for e in state.in_play()]
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
        return [DECLINE, *(CODES[e] for e in state.in_play())]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        if self.tell_if_declined(state, choice):
            return
        state.tiles[seat] -= 1
        state.eminence, state.eminence_at = seat, ELECTORATE[choice]
        state.tell(
            election_events.EminencePlaced, seat, electorate=choice, noble=GREY_EMINENCE, tiles=-1
        )

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all electorates."""
        return (DECLINE, *CODES)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse an electorate out of play."""
        return out_of_play(state, ELECTORATE[choice])


class MostInfluence(Automatic[EmperorState]):
    """Find the player with the most influence in an electorate."""

    name = "electorate"
    electorate: int

    def run(self, state: EmperorState) -> None:
        """Compare influence; the emperor player breaks ties."""
        e = self.electorate
        totals = influence(state, e)
        first = leaders(totals)
        if state.events is not None:
            state.tell(
                election_events.Influence, NOBODY, electorate=CODES[e], totals=totals, leaders=first
            )
        if len(first) > 1:
            state.then(Tie(state.emperor, e))
        elif first:
            award(state, e, first[0])


class Tie(Decision[EmperorState]):
    """The emperor player chooses one of the tied players."""

    name = "tie"
    out_of_turn = True
    verb = "winner"
    electorate: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the players with the most influence."""
        return [PLAYER_WORDS[seat] for seat in leaders(influence(state, self.electorate))]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Give the electorate to that player."""
        e, winner = self.electorate, PLAYER[choice]
        tied = leaders(influence(state, e))
        state.tell(election_events.TieBroken, seat, electorate=CODES[e], winner=winner, tied=tied)
        award(state, e, winner)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all players."""
        return PLAYER_WORDS[: state.seats]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse a player with too little influence."""
        totals = influence(state, self.electorate)
        have = totals[PLAYER[choice]]
        return refuse(
            "not-tied", "new-electors", who=Player(PLAYER[choice]), need=max(totals), have=have
        )


def eligible(state: EmperorState, e: int, seat: int) -> list[str]:
    """Return a seat's nobles on places that can be elector; archdioceses need singles."""
    fit = OWN_SINGLES[seat] if BOARD[e].spiritual else OWN_NOBLES[seat]
    return [ON_PLACE_WORDS[e][noble] for noble in dict.fromkeys(state.places[e]) if noble in fit]


def award(state: EmperorState, e: int, seat: int) -> None:
    """Keep the elector, ask for a new one, or leave the seat vacant."""
    if state.electors[e] in OWN_NOBLES[seat]:
        state.tell(election_events.ElectorStays, seat, electorate=CODES[e])
    elif eligible(state, e, seat):
        state.then(NewElector(seat, e))
    else:
        state.tell(election_events.NoElector, seat, electorate=CODES[e])
        vacate(state, e)


class NewElector(Decision[EmperorState]):
    """Choose the eligible noble that takes the seat and scores."""

    name = "new_elector"
    verb = "elector"
    electorate: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's eligible nobles on places there."""
        return eligible(state, self.electorate, seat)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Move the noble to the seat, and a displaced elector to the place it leaves."""
        e = self.electorate
        noble = ON_PLACE[choice][1]
        displaced = state.electors[e]
        state.lift(noble, e)
        state.electors[e] = noble
        state.earn(seat, ELECTOR_POINTS, FROM_ELECTOR)
        state.tell(
            election_events.Elector,
            seat,
            vp=ELECTOR_POINTS,
            electorate=CODES[e],
            noble=noble_word(noble),
        )
        if displaced != NOBODY:
            state.put(displaced, e)
            _tell_displaced(state, e, displaced, "place")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all the seat's nobles on places there."""
        e = self.electorate
        own = OWN_NOBLES[seat]
        return [
            ON_PLACE_WORDS[e][noble] for noble in dict.fromkeys(state.places[e]) if noble in own
        ]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse a couple in an archdiocese."""
        assert not IS_SINGLE[ON_PLACE[choice][1]]
        return refuse("single-only", "spaces", electorate=electorate(self.electorate))


def _tell_displaced(state: EmperorState, e: int, noble: int, to: str) -> None:
    home = {"tiles": 1} if to == "hand" else {}
    word = noble_word(noble)
    state.tell(
        election_events.Displaced, OWNER[noble], electorate=CODES[e], noble=word, to=to, **home
    )


def vacate(state: EmperorState, e: int) -> None:
    """Move the elector to an empty place, a knight's place or hand."""
    noble = state.electors[e]
    if noble == NOBODY:
        return
    if not state.field(e) & EMPTY_PLACE and knights_on_places(state, e):
        state.then(Displaced(OWNER[noble], e))
        return
    state.electors[e] = NOBODY
    if state.field(e) & EMPTY_PLACE:
        state.put(noble, e)
        _tell_displaced(state, e, noble, "place")
    else:
        state.tiles[OWNER[noble]] += 1
        _tell_displaced(state, e, noble, "hand")


class Displaced(Decision[EmperorState]):
    """The displaced elector's owner chooses the knight to push."""

    name = "displaced"
    verb = "push"
    electorate: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the players with knights on places there."""
        return [PLAYER_WORDS[seat] for seat in knights_on_places(state, self.electorate)]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Move the noble from the seat to the place of that knight."""
        e = self.electorate
        noble = state.electors[e]
        state.electors[e] = NOBODY
        push(state, noble, e, PLAYER[choice], seat)
        _tell_displaced(state, e, noble, "place")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all players."""
        return PLAYER_WORDS[: state.seats]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse a player without a knight on a place there."""
        e, who = self.electorate, Player(PLAYER[choice])
        return refuse("no-knight-there", "pushing-a-knight", electorate=electorate(e), who=who)


class Mainz(Automatic[EmperorState]):
    """Score a point for the elector of Mainz."""

    name = "mainz"

    def run(self, state: EmperorState) -> None:
        elector = state.electors[MAI]
        if elector != NOBODY:
            state.earn(OWNER[elector], MAI_POINTS, FROM_MAINZ)
            state.tell(election_events.Mainz, OWNER[elector], vp=MAI_POINTS)
