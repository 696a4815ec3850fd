"""Phase 5: influence and new electors (rules §2, §5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision, Frame
from engine.core.words.text import Player, Text, say
from engine.emperor.data import (
    BOARD,
    CODES,
    ELECTOR_POINTS,
    ELECTORATE,
    EMINENCE,
    FROM_ELECTOR,
    FROM_MAINZ,
    GRAY_EMINENCE,
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
    OWN_NOBLES,
    OWN_SINGLES,
    OWNER,
    PLAYER,
    PLAYER_WORDS,
    SITTING,
    SITTING_WORDS,
    noble_word,
)
from engine.emperor.rules.placing import knights_on_places, push
from engine.emperor.rules.rounds import DECLINE, begin_phase
from engine.emperor.rules.texts import electorate, out_of_play
from engine.emperor.state import EmperorState


def influence(state: EmperorState, e: int) -> list[int]:
    """Every seat's influence in an electorate, the elector included, the throne not (§2)."""
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
    """Return the seats with the most influence; empty if nobody has any."""
    most = max(totals)
    return [seat for seat, total in enumerate(totals) if total == most] if most else []


class NewElectors(Automatic[EmperorState]):
    """Phase 5: the Gray eminence, the electorates in their order, the privilege of Mainz (§5.5)."""

    name = "electors"

    def run(self, state: EmperorState, frame: Frame) -> None:
        begin_phase(state, 5)
        electorates = [("electorate", -1, e) for e in state.in_play()]
        state.then(*electorates, ("mainz", -1))
        seat = state.holder(EMINENCE)
        if seat == NOBODY:
            return
        if state.tiles[seat]:
            state.then(("gray_eminence", seat))
        else:
            state.tell("eminence_lost", seat)


class GrayEminence(Decision[EmperorState]):
    """D9, §5.5 step 1: the Gray eminence goes into any electorate, on no space, or stays away."""

    name = "gray_eminence"
    verb = "place"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return ``decline`` and the electorates in play."""
        return [DECLINE, *(CODES[e] for e in state.in_play())]

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        seat = frame[1]
        if self.tell_if_declined(state, frame, choice):
            return
        state.tiles[seat] -= 1
        state.eminence, state.eminence_at = seat, ELECTORATE[choice]
        state.tell("eminence_placed", seat, electorate=choice, noble=GRAY_EMINENCE, tiles=-1)

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return ``decline`` and all electorates."""
        return (DECLINE, *CODES)

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Refuse an electorate out of play."""
        return out_of_play(state, ELECTORATE[choice])


class ElectorateRule(Automatic[EmperorState]):
    """§5.5 step 2: who has the most influence there; the frame names the electorate."""

    name = "electorate"

    def run(self, state: EmperorState, frame: Frame) -> None:
        """Compare influence; a tie is the emperor player's to break."""
        e = frame[2]
        totals = influence(state, e)
        first = leaders(totals)
        state.tell("influence", -1, electorate=CODES[e], totals=totals, leaders=first)
        if len(first) > 1:
            state.then(("tie", state.emperor, e))
        elif first:
            win(state, e, first[0])


class Tie(Decision[EmperorState]):
    """D10, §5.5 step 2.2: the emperor player names one of the tied players, perhaps himself."""

    name = "tie"
    out_of_turn = True
    verb = "winner"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return the players with the most influence."""
        return [PLAYER_WORDS[seat] for seat in leaders(influence(state, frame[2]))]

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Give the electorate to that player."""
        e, winner = frame[2], PLAYER[choice]
        tied = leaders(influence(state, e))
        state.tell("tie_broken", frame[1], electorate=CODES[e], winner=winner, tied=tied)
        win(state, e, winner)

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return all players."""
        return PLAYER_WORDS[: state.seats]

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Too little influence."""
        totals = influence(state, frame[2])
        have = totals[PLAYER[choice]]
        return say(
            "emperor-refusal-not-tied", who=Player(PLAYER[choice]), need=max(totals), have=have
        )


def eligible(state: EmperorState, e: int, seat: int) -> list[str]:
    """Return a seat's nobles on places that may become elector; archdioceses take singles (§2)."""
    fit = OWN_SINGLES[seat] if BOARD[e].spiritual else OWN_NOBLES[seat]
    return [SITTING_WORDS[e][noble] for noble in dict.fromkeys(state.places[e]) if noble in fit]


def win(state: EmperorState, e: int, seat: int) -> None:
    """§5.5 steps 2.3 to 2.5: the elector stays, a new one comes, or the seat is vacant."""
    if state.electors[e] in OWN_NOBLES[seat]:
        state.tell("elector_stays", seat, electorate=CODES[e])
    elif eligible(state, e, seat):
        state.then(("new_elector", seat, e))
    else:
        state.tell("no_elector", seat, electorate=CODES[e])
        vacate(state, e)


class NewElector(Decision[EmperorState]):
    """D11, §5.5 step 2.4: which eligible noble takes the seat; compulsory, for points."""

    name = "new_elector"
    verb = "elector"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return own eligible nobles on places there."""
        return eligible(state, frame[2], frame[1])

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Move the noble to the seat, and a displaced elector to a place, which is free by then."""
        _, seat, e = frame
        noble = SITTING[choice][1]
        displaced = state.electors[e]
        state.lift(noble, e)
        state.electors[e] = noble
        state.earn(seat, ELECTOR_POINTS, FROM_ELECTOR)
        told = {"electorate": CODES[e], "noble": noble_word(noble)}
        state.tell("elector", seat, vp=ELECTOR_POINTS, **told)
        if displaced != NOBODY:
            state.put(displaced, e)
            _tell_displaced(state, e, displaced, "place")

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return all own nobles on places there."""
        _, seat, e = frame
        own = OWN_NOBLES[seat]
        return [SITTING_WORDS[e][noble] for noble in dict.fromkeys(state.places[e]) if noble in own]

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Refuse a couple in an archdiocese."""
        assert not IS_SINGLE[SITTING[choice][1]]
        return say("emperor-refusal-single-only", electorate=electorate(frame[2]))


def _tell_displaced(state: EmperorState, e: int, noble: int, to: str) -> None:
    home = {"tiles": 1} if to == "hand" else {}
    word = noble_word(noble)
    state.tell("displaced", OWNER[noble], electorate=CODES[e], noble=word, to=to, **home)


def vacate(state: EmperorState, e: int) -> None:
    """§5.5 steps 2.5 and 2.6: the elector steps down to a place, for a knight, or to hand."""
    noble = state.electors[e]
    if noble == NOBODY:
        return
    if not state.field(e) & EMPTY_PLACE and knights_on_places(state, e):
        state.then(("displaced", OWNER[noble], e))
        return
    state.electors[e] = NOBODY
    if state.field(e) & EMPTY_PLACE:
        state.put(noble, e)
        _tell_displaced(state, e, noble, "place")
    else:
        state.tiles[OWNER[noble]] += 1
        _tell_displaced(state, e, noble, "hand")


class Displaced(Decision[EmperorState]):
    """D12, §5.5 step 2.6: the displaced elector's owner names the knight to push; compulsory."""

    name = "displaced"
    verb = "push"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return the players with knights on places there."""
        return [PLAYER_WORDS[seat] for seat in knights_on_places(state, frame[2])]

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Move the tile from the seat to the place of that knight."""
        _, seat, e = frame
        noble = state.electors[e]
        state.electors[e] = NOBODY
        push(state, noble, e, PLAYER[choice], seat)
        _tell_displaced(state, e, noble, "place")

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return all players."""
        return PLAYER_WORDS[: state.seats]

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """No knight on a place there."""
        e, who = frame[2], Player(PLAYER[choice])
        return say("emperor-refusal-no-knight-there", electorate=electorate(e), who=who)


class Mainz(Automatic[EmperorState]):
    """§5.5 step 3: a point for the elector of Mainz."""

    name = "mainz"

    def run(self, state: EmperorState, frame: Frame) -> None:
        elector = state.electors[MAI]
        if elector != NOBODY:
            state.earn(OWNER[elector], MAI_POINTS, FROM_MAINZ)
            state.tell("mainz", OWNER[elector], vp=MAI_POINTS)
