"""The arrows of pieces that moved between electorates."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.emperor import GAME
from engine.emperor.data import CODES, NOBODY
from engine.emperor.piece_words import noble_of
from engine.emperor.pieces import EMPIRE, KNIGHT_PIECE
from render.emperor import board, piece_moves
from render.emperor.changes import find_changes
from render.emperor.piece_moves import AT_THRONE, PieceMove
from render.kit.contract.boxes import are_apart, values_of
from tests.render.emperor.positions import after, positions


@pytest.mark.parametrize("kind", ["moved", "knight_moved", "empire_city", "resettled"])
def test_a_piece_that_changed_its_electorate_has_an_arrow(kind: str) -> None:
    found = after(kind)
    assert found
    for position in found:
        piece_move = find_changes(position.state, position.latest_events).piece_move
        arrows = values_of(position.painted().facts, "arrow")
        assert len(arrows) == (piece_move is not None), position


def test_arrows_keep_to_the_gutter_between_the_rows() -> None:
    ends = [AT_THRONE, *range(len(CODES))]
    for start in ends:
        for end in ends:
            if start != end:
                for x, y in board.arrow_path(PieceMove(start, end)):
                    assert 216 + 432 < y < 690 + 20
                    assert 48 < x < 1552


def test_moves_are_inferred_from_positions() -> None:
    then = GAME.new(4)
    kol, sax, tri = (CODES.index(code) for code in ("KOL", "SAX", "TRI"))
    for e in range(len(CODES)):
        then.places[e] = [NOBODY] * len(then.places[e])
        then.castles[e], then.cities[e] = NOBODY, []
    then.electors, then.throne = [NOBODY] * len(CODES), NOBODY
    then.places[kol][0], then.castles[tri], then.cities[tri] = noble_of(0, "S15"), 1, [EMPIRE]
    now = then.copy()
    assert piece_moves.moves_since(now, then) == []
    now.places[kol][0], now.throne = NOBODY, noble_of(0, "S15")
    now.castles[tri], now.places[sax][0] = NOBODY, KNIGHT_PIECE + 1
    now.cities[tri], now.cities[sax] = [], [EMPIRE]
    expected = {PieceMove(kol, AT_THRONE), PieceMove(tri, sax)}
    assert set(piece_moves.moves_since(now, then)) == expected
    now.places[kol][1] = noble_of(0, "S25")
    assert set(piece_moves.moves_since(now, then)) == expected
    now.round += 1
    assert set(piece_moves.moves_since(now, then)) == {PieceMove(tri, sax)}


def test_arrows_do_not_overlap() -> None:
    recency = 0
    for position in positions()[::3]:
        facts = position.painted().facts
        lines = [fact.box for fact in facts if fact.kind in {"arrow", "faint-arrow"}]
        recency += sum(fact.kind == "faint-arrow" for fact in facts)
        wide = [(x0 - 18, y0 - 18, x1 + 18, y1 + 18) for x0, y0, x1, y1 in lines]
        assert all(are_apart(one, other) for one, other in combinations(wide, 2)), position
    assert recency
