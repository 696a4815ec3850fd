"""Every broken invariant is detected and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.chance import Chance
from engine.tuscany import GAME
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.random_play import builder

Break = Callable[[TuscanyState], None]


def sound() -> TuscanyState:
    state, chance = GAME.new(3, {}, Chance(21)), Chance(22)
    for _ in range(150):
        GAME.apply_unchecked(state, *builder(state, chance))
    assert GAME.broken_invariants(state) == []
    return state


def _set(items: list[int], at: int, value: int) -> None:
    items[at] = value


BROKEN: dict[str, Break] = {
    "region cards are not 122": lambda s: s.deck.append(0),
    "yield cards are not 27": lambda s: s.yield_discard.append(0),
    "tiles are missing": lambda s: s.removed.append(0),
    "neutral supply": lambda s: s.neutral_shown.append(0),
    "stacks of seat 1 do not hold": lambda s: s.stacks[1].append(s.stacks[0].pop()),
    "five tiles of a kind": lambda s: s.display.__setitem__(slice(0, 5), [0] * 5),
    "the display has a gap": lambda s: _set(s.display, 0, -1),
    "plus_card tiles are not 5": lambda s: _set(s.piles, 0, 9),
    "the colour bonus of inn": lambda s: _set(s.seconds, 6, 0),
    "the bonus of a colour it has not completed": lambda s: _set(s.firsts, 0, 1),
    "no such round": lambda s: setattr(s, "round", 4),
    "final lap without": lambda s: setattr(s, "turns_left", 2),
    "everyone has passed": lambda s: setattr(s, "passes", 3),
    "seat 2: the hand is miscounted": lambda s: _set(s.hand_sizes, 2, 99),
    "seat 0: storage overflows": lambda s: s.storage[0].extend([15] * 6),
    "something is below zero": lambda s: _set(s.workers, 1, -1),
    "green points without a source": lambda s: _set(s.green, 1, 99),
    "red points without a source": lambda s: _set(s.red, 1, 99),
    "covered hexes are miscounted": lambda s: _set(s.covered, 0, s.covered[0] ^ 1 << 29),
    "area points are wrong": lambda s: _set(s.green_from[0], 0, s.green_from[0][0] + 1),
    "bonus tiles do not fit the cities": lambda s: _set(s.bonuses[0], 0, 4),
}


@pytest.mark.parametrize("named", BROKEN)
def test_a_broken_state_is_named(named: str) -> None:
    state = sound()
    BROKEN[named](state)
    assert any(named in problem for problem in GAME.broken_invariants(state))


def test_tiles_must_match_their_hexes_and_be_connected() -> None:
    state = sound()
    region = state.region_of(0)
    bare = next(i for i in range(30) if not (state.covered[0] | state.reach[0]) >> i & 1)
    state.tiles[0][bare] = 13 if region.colours[bare] != 6 else 0
    state.covered[0] |= 1 << bare
    found = "; ".join(GAME.broken_invariants(state))
    assert "do not hang together" in found
    assert f"space {bare + 1} holds a tile of another colour" in found
