"""What a player is asked at each decision of rules §7, with price and means."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.rules import Frame
from engine.core.text import Seat, Text, Value, say
from engine.emperor.data import (
    CARDS,
    CITIES,
    CODES,
    CONVENT_THALERS,
    ELECTOR_POINTS,
    GRAY_EMINENCE,
    KNIGHT,
    MARRIAGE_POINTS,
    NEWBORN,
    ORDINANCE_POINTS,
    SIDES,
)
from engine.emperor.pieces import noble_word
from engine.emperor.rules.election import rival, votes
from engine.emperor.rules.electors import influence, leaders
from engine.emperor.rules.nobles import noble_at, spot_of
from engine.emperor.rules.rounds import SUPPLY
from engine.emperor.rules.texts import noble_text
from engine.emperor.state import EmperorState
from engine.emperor.words.names import amount, at, noble, place, seats, spot

Prompt = Callable[[EmperorState, int, Frame], Text]


def prompt(state: EmperorState, seat: int) -> Text:
    """The question the seat is asked, ready to follow its name."""
    frame = state.stack[-1]
    describe = _PROMPTS.get(frame[0])
    return describe(state, seat, frame) if describe else say(f"emperor-prompt-{frame[0]}")


def _first_noble(_state: EmperorState, _seat: int, frame: Frame) -> Text:
    return say("emperor-prompt-first_noble", noble=noble(frame[2]))


def _proposal(state: EmperorState, _seat: int, frame: Frame) -> Text:
    _, _, proposer, word = frame
    return say(
        "emperor-prompt-proposal",
        who=Seat(proposer),
        noble=noble_text(noble_at(state, word)),
        at=at(spot_of(word)),
        points=amount("vp", MARRIAGE_POINTS),
        gain=amount("thaler", CONVENT_THALERS),
    )


def _action(state: EmperorState, seat: int, _: Frame) -> Text:
    return say(
        "emperor-prompt-action",
        thalers=amount("thaler", state.thalers[seat]),
        nobles=amount("noble", state.tiles[seat]),
        knights=amount("knight", state.knights[seat]),
        cities=amount("city", state.cities_left[seat]),
    )


def _exhausted(state: EmperorState, seat: int, _: Frame) -> Text:
    return say("emperor-prompt-exhausted", thalers=amount("thaler", state.thalers[seat]))


def _move_target(_state: EmperorState, _seat: int, frame: Frame) -> Text:
    _, _, start, piece = frame
    return say(
        "emperor-prompt-move_target", noble=noble(noble_word(piece)), start=place(CODES[start])
    )


def _permit(state: EmperorState, seat: int, _: Frame) -> Text:
    return say("emperor-prompt-permit", thalers=amount("thaler", state.thalers[seat]))


def _newborn(_state: EmperorState, _seat: int, frame: Frame) -> Text:
    return say("emperor-prompt-newborn", noble=noble(NEWBORN[frame[2]]))


def _ordinance(state: EmperorState, seat: int, _: Frame) -> Text:
    number = CITIES - state.cities_left[seat]
    points = amount("vp", ORDINANCE_POINTS[number])
    return say("emperor-prompt-ordinance", number=number + 1, points=points)


def _knight_piece(_state: EmperorState, _seat: int, _: Frame) -> Text:
    return say("emperor-prompt-knight_piece", price=amount("thaler", CARDS[KNIGHT].price))


def _knight_target(_state: EmperorState, _seat: int, frame: Frame) -> Text:
    price = amount("thaler", CARDS[KNIGHT].price)
    return say("emperor-prompt-knight_target", start=spot(frame[2]), price=price)


def _gray_eminence(_state: EmperorState, _seat: int, _: Frame) -> Text:
    return say("emperor-prompt-gray_eminence", noble=noble(GRAY_EMINENCE))


def _tie(state: EmperorState, _seat: int, frame: Frame) -> Text:
    e = frame[2]
    totals = influence(state, e)
    tied = seats(leaders(totals))
    return say("emperor-prompt-tie", electorate=place(CODES[e]), tied=tied, influence=max(totals))


def _new_elector(_state: EmperorState, _seat: int, frame: Frame) -> Text:
    points = amount("vp", ELECTOR_POINTS)
    return say("emperor-prompt-new_elector", electorate=place(CODES[frame[2]]), points=points)


def _displaced(state: EmperorState, _seat: int, frame: Frame) -> Text:
    e = frame[2]
    piece = noble_text(state.electors[e])
    return say("emperor-prompt-displaced", electorate=place(CODES[e]), noble=piece)


def _ballot(state: EmperorState, seat: int, frame: Frame) -> Text:
    """Says what the seat has answered so far, in its own view alone."""
    figures: dict[str, Value] = {
        "emperor": Seat(state.emperor),
        "for_emperor": amount("vote", votes(state, state.emperor)),
        "rival": Seat(rival(state)),
        "for_rival": amount("vote", votes(state, rival(state))),
    }
    given = frame[3][frame[2].index(seat)]
    if given in SIDES:
        return say(f"emperor-prompt-ballot-{given}", **figures)
    return say("emperor-prompt-ballot", **figures)


def _abdication(state: EmperorState, _seat: int, _: Frame) -> Text:
    return say("emperor-prompt-abdication", noble=noble_text(state.lifted))


def _empire_site(_state: EmperorState, _seat: int, frame: Frame) -> Text:
    if frame[2] == SUPPLY:
        return say("emperor-prompt-empire_site")
    return say("emperor-prompt-empire_site-move", electorate=place(frame[2]))


_PROMPTS: dict[str, Prompt] = {
    "first_noble": _first_noble,
    "proposal": _proposal,
    "action": _action,
    "exhausted": _exhausted,
    "move_target": _move_target,
    "permit": _permit,
    "newborn": _newborn,
    "ordinance": _ordinance,
    "knight_piece": _knight_piece,
    "knight_target": _knight_target,
    "gray_eminence": _gray_eminence,
    "tie": _tie,
    "new_elector": _new_elector,
    "displaced": _displaced,
    "ballot": _ballot,
    "abdication": _abdication,
    "empire_site": _empire_site,
}
"""Questions with figures; the others are ``emperor-prompt-<rule>`` alone."""
