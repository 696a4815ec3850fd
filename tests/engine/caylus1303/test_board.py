"""The text board, and its private part."""

from __future__ import annotations

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from tests.engine.caylus1303.sample_texts import planning, read
from tests.engine.caylus1303.table import Table

WORDS = GAME.words


def page(state: Caylus1303State, title: str, seat: int | None = None) -> list[str]:
    view = GAME.view(state, seat)
    pages = {read(section.title): section.lines for section in WORDS.board(view, seat)}
    return [read(line) for line in pages[title]]


def test_the_board_lists_every_space_of_the_road() -> None:
    table = planning()
    lines = page(table.state, "Road")
    assert lines[3:8] == [
        "4 · Toll · move the provost up to 2 steps · worker: 小雨",
        "5 · Guilds’ Bridge · everyone may move the provost up to 3 steps for 1 worker each",
        "6 · Farm (starting) · 1 food",
        "7 · Sawmill (starting) · 1 wood",
        "8 · Market (starting) · 1 worker → 1 basic resource",
    ]
    assert lines[14:] == [
        "15 · Farm (stone) · owner: Bob · 2 food and 1 cloth (owner, if not you: 1 food)",
        "16 · Covered Market · owner: Bob · 3 workers · beyond provost",
        "17–18 · empty",
        "19 · Gold Mine · 1 gold · beyond provost",
        "20–28 · empty",
    ]


def test_the_board_lists_residences_and_claims() -> None:
    table = Table().residence("A", "start_farm_a").claim("B", "start_sawmill")
    lines = page(table.begin(1).state, "Road")
    assert lines[5:7] == [
        "6 · Residence · owner: Alice · 1 worker every recruitment",
        "7 · Sawmill (starting) · claimed by Bob · 1 wood",
    ]


def test_the_board_lists_court_bridge_and_site() -> None:
    table = planning().play("A pass")
    assert page(table.state, "Characters at court") == [
        "P1 · Night Worker · placing costs you 1 worker less after the first pass",
        "P3 · Thief · owners get no points when you use their buildings",
        "P4 · Steward · 2 points when others place on your buildings",
    ]
    assert page(table.state, "Guilds’ Bridge and provost") == [
        "Passed, in this order: Alice",
        "A placement costs 2 workers now",
        "The provost is between 15 and 16",
    ]
    assert page(table.state, "Castle site") == [
        "S · Castle site · no worker",
        "S1 · Guild (starting, 4 workers) · 1 stone → 4 workers · favours may use it",
        "S2 · Manor · 2 points · favours may use it from round 4 on",
        "S3 · Church · 2 workers → 4 points or 4 workers → 6 points · "
        "favours may use it from round 7 on",
    ]


def test_the_board_names_who_may_still_move_the_provost() -> None:
    table = Table().passed("BCA").only(2).play("B provost 0")
    lines = page(table.state, "Guilds’ Bridge and provost")
    assert lines[1] == "Still to move the provost, 1 worker a step: 小雨, Alice"


def test_the_board_shows_points_to_their_owner_only() -> None:
    table = planning().give("A", pp=11)
    mine = page(table.state, "Players", 0)
    assert mine[0] == (
        "1. Alice: 6 workers in hand · 9 workers in camp · 2 food, 1 wood · "
        "9 of 9 houses left · P2 Journeyman · 11 points"
    )
    for seat in (1, 2, None):
        lines = page(table.state, "Players", seat)
        assert lines[0].endswith("P2 Journeyman")
    hand = WORDS.hand(GAME.view(table.state, 0), 0)
    assert [read(line) for line in hand[0].lines] == [
        "In all: 11 points",
        "Effects of buildings: 11",
    ]
    assert WORDS.hand(GAME.view(table.state, 1), 0) == []
