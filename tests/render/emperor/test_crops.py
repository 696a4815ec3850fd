"""The parts of the board for phones."""

from __future__ import annotations

import pytest

from engine.core.words.catalogue import LANGUAGES
from engine.emperor import GAME
from engine.emperor.data import CARD_LETTERS, CODES, NOBODY
from engine.emperor.pieces import OWNER
from engine.emperor.rules.election import votes
from engine.emperor.rules.influence import influence_by_seat
from engine.emperor.state import EmperorState
from render.emperor import crop_electorate, crop_page
from render.emperor.crop_electorate import influence_by_kind
from render.emperor.vote_sources import sources_of_votes
from render.kit import type_scale
from render.kit.contract.boxes import values_of
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from render.kit.scene import parts_for
from render.registry import painter
from tests.render.emperor.positions import PARTS, collisions, crowded, of_rule, positions
from tests.thorough import pairs_by_turns


@pytest.mark.parametrize(("part", "language"), pairs_by_turns(PARTS, LANGUAGES, 4))
def test_the_parts_keep_the_contract_in_every_language(part: str, language: str) -> None:
    chosen = of_rule("action", "doctor", "ballot", "tie", "abdication", "over")
    for position in [*chosen[::5], crowded()]:
        if part not in parts_for(painter("emperor"), position.state.seats):
            continue
        picture = position.painted(language, part)
        assert picture.width == 800
        assert collisions(picture.facts) == [], (position, part)
        assert set(values_of(picture.facts, "legal")) <= position.codes
        for fact in picture.facts:
            if fact.kind == "text":
                assert fact.size >= type_scale.CROP_FLOOR, (position, fact)
                assert is_inside(fact.box, (0, 0, picture.width, picture.height)), (position, fact)


def test_the_parts_together_show_every_legal_code_once() -> None:
    for position in positions()[::6]:
        found = list[str]()
        for part in (*CODES, "cards"):
            found += values_of(position.painted("en", part).facts, "legal")
        assert sorted(found) == sorted(position.codes), position


def test_the_parts_together_show_every_target() -> None:
    for position in of_rule("doctor", "newborn", "tie", "knight_target", "first_elector"):
        whole = values_of(position.painted().facts, "target")
        crops = [values_of(position.painted("en", code).facts, "target") for code in CODES]
        on_throne = values_of(position.painted("en", "votes").facts, "target")
        assert len(whole) == sum(map(len, crops)) + len(on_throne), position


def test_influence_by_piece_adds_up() -> None:
    for position in [*positions()[::4], crowded()]:
        state = position.state
        for e in state.in_play():
            for seat, total in enumerate(influence_by_seat(state, e)):
                assert sum(influence_by_kind(state, e, seat).values()) == total


def test_an_electorate_holds_pieces_and_influence_of_all_four_players() -> None:
    picture = crowded().painted("en", "BOH")
    kinds = {"piece", "influence", "text"}
    found = [fact for fact in picture.facts if fact.kind in kinds and fact.box[1] > crop_page.TOP]
    width, height = crop_electorate.PLAN.size
    box = (crop_page.LEFT, crop_page.TOP, crop_page.LEFT + width, crop_page.TOP + height)
    assert all(is_inside(fact.box, box) for fact in found)
    assert len(values_of(found, "influence")) == 4
    assert len(values_of(found, "piece")) == 10


def test_the_sources_of_votes_are_seats_and_the_pope() -> None:
    state = crowded().state
    assert [(part.code, part.votes) for part in sources_of_votes(state, 1)] == [
        ("TRI", 1),
        ("KOL", 3),
        ("MAI", 1),
        ("PAL", 1),
        ("SAX", 1),
        ("BRA", 1),
        ("BOH", 2),
    ]
    assert sources_of_votes(state, 0) == [("", "pope-crown", 1)]
    state.excommunicated = CODES.index("BOH")
    assert sources_of_votes(state, 1)[-1].votes == 0
    for position in [*positions()[::4], crowded()]:
        for seat in range(position.state.seats):
            sources = sources_of_votes(position.state, seat)
            assert sum(part.votes for part in sources) == votes(position.state, seat)


def test_an_electorate_out_of_play_is_an_empty_box() -> None:
    position = next(p for p in of_rule("action") if p.state.out)
    for e in position.state.out:
        facts = position.painted("en", CODES[e]).facts
        assert values_of(facts, "piece") == values_of(facts, "code") == []


def test_the_cards_show_their_letters_and_effects() -> None:
    facts = of_rule("action")[0].painted("en", "cards").facts
    assert {*values_of(facts, "legal"), *values_of(facts, "code")} == set(CARD_LETTERS)
    assert sum(fact.kind == "text" and fact.size == 22 for fact in facts) >= 13


def pieces_of(state: EmperorState, seat: int) -> int:
    """Return how many pieces a player has on the board."""
    rows = [*state.places, state.electors, [state.throne]]
    standing = sum(OWNER[p] == seat for row in rows for p in row if p != NOBODY)
    cities = sum(row.count(seat) for row in state.cities)
    return standing + cities + state.castles.count(seat) + (state.eminence == seat)


def test_my_view_shows_what_the_viewer_owns() -> None:
    for position in [*of_rule("action")[::4], crowded()]:
        for viewer in range(position.state.seats):
            facts = position.painted("en", "me", viewer).facts
            found = values_of(facts, "piece")
            assert {value.split()[0] for value in found} <= {PLAYERS[viewer]}
            assert len(found) == pieces_of(position.state, viewer), position


def test_the_public_my_view_is_that_of_the_player_asked() -> None:
    for position in of_rule("action")[::4]:
        facts = position.painted("en", "me").facts
        assert values_of(facts, "active") == [PLAYERS[GAME.to_move(position.state)[0]]]
