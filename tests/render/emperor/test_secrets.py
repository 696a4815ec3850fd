"""A sealed vote changes no pixel of any other player's picture."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.emperor import GAME
from engine.emperor.data import CHURCH, NOBODY, RIVAL, SIDES
from engine.emperor.piece_words import noble_of
from engine.emperor.rules.election import Ballot, Voting
from engine.emperor.state import EmperorState
from render import Scene
from render.emperor import PAINTER
from render.kit.contract.boxes import values_of
from render.kit.palette import PLAYERS
from tests.render.emperor.positions import NAMES
from tests.thorough import pairs_by_turns

EMPEROR, CHALLENGER, VOTER, OTHER = range(4)


def election() -> EmperorState:
    """Return a secret election between the first two players, with the other two voting."""
    state = GAME.new(4, None, Chance(5))
    state.emperor, state.throne = EMPEROR, noble_of(EMPEROR, "S45")
    state.electors = [noble_of(seat, "S25") for seat in (0, 1, 2, 3, 2, 3, 1)]
    state.cards[CHALLENGER] = [RIVAL]
    state.round, state.phase = 2, 6
    state.stack = [Voting(NOBODY)]
    GAME.advance(state)
    assert isinstance(state.stack[-1], Ballot)
    return state


def picture(state: EmperorState, viewer: int | None, part: str = "board") -> bytes:
    scene = Scene("en", NAMES, PLAYERS[:4], part, 1600, viewer)
    return PAINTER.paint(GAME.view(state, viewer), scene).image.tobytes()


def given(side: str) -> EmperorState:
    state = election()
    GAME.apply_unchecked(state, VOTER, side)
    assert GAME.to_move(state) == (OTHER,)
    return state


@pytest.mark.parametrize(
    ("part", "viewer"), pairs_by_turns(PAINTER.parts, (None, EMPEROR, CHALLENGER, OTHER), 4)
)
def test_no_pixel_reveals_another_players_vote(part: str, viewer: int | None) -> None:
    one, other = (picture(given(side), viewer, part) for side in SIDES)
    assert one == other


def test_no_fact_reveals_another_players_vote() -> None:
    listed = []
    for side in SIDES:
        scene = Scene("en", NAMES, PLAYERS[:4])
        view = GAME.view(given(side), None)
        listed.append(PAINTER.paint(view, scene, recording=True).facts)
    assert listed[0] == listed[1]


def test_the_public_sees_who_has_voted() -> None:
    scene = Scene("en", NAMES, PLAYERS[:4])
    before = PAINTER.paint(GAME.view(election(), None), scene, recording=True).facts
    after = PAINTER.paint(GAME.view(given(SIDES[0]), None), scene, recording=True).facts
    assert values_of(before, "sealed") == []
    assert values_of(after, "sealed") == [PLAYERS[VOTER]]
    assert values_of(before, "active") == [PLAYERS[VOTER], PLAYERS[OTHER]]
    assert values_of(after, "active") == [PLAYERS[OTHER]]


def test_only_the_voter_sees_the_vote_in_my_view() -> None:
    one, other = (picture(given(side), VOTER, "me") for side in SIDES)
    assert one != other
    board, same = (picture(given(side), VOTER) for side in SIDES)
    assert board == same


def test_the_public_my_view_of_a_voter_contains_no_vote() -> None:
    state = election()
    GAME.apply_unchecked(state, OTHER, SIDES[1])
    one = picture(state, None, "me")
    GAME.apply_unchecked(state, OTHER, SIDES[0])
    assert picture(state, None, "me") == one


def test_votes_under_church_influence_are_counted_before_sealed_ones() -> None:
    state = election()
    assert state.holder(CHURCH) == NOBODY
    e = 2
    state.church = e
    state.places[e] = [noble_of(VOTER, "C15"), NOBODY, NOBODY, NOBODY]
    scene = Scene("en", NAMES, PLAYERS[:4])
    facts = PAINTER.paint(GAME.view(state, None), scene, recording=True).facts
    assert f"{PLAYERS[VOTER]} 3" in values_of(facts, "vote")
