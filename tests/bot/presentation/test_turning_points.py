"""Turning points: the events that changed the points most."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.presentation.texts import message_localizer
from bot.presentation.turning_points import TurningPoint, turning_points
from bot.workers import Pool
from bot.workers.replaying import ScoredEvent, scored_events
from engine.core import Chance, Event, game, registry
from engine.core.contract import play_game
from engine.core.record import Record
from engine.core.record_reader import read_record
from tests.engine.games.record_games import FOLDER, recorded
from tests.engine.toy.state import ROUNDS

EXPECTED = {
    "caylus-5-table": [
        "173 Eli +12: Eli pays 1 wood and 1 stone for the Bank at 14: +6 points (now 13). "
        "Eli hands in 1 food, 1 wood and 1 cloth for house 2 in the Walls: +4 points (now 17). "
        "Royal favour: Eli moves to level 2 of the Prestige line and gains 2 points (now 19).",
        "230 Ben +6: Ben hands in 1 food, 1 stone and 1 cloth for house 1 in the Towers: "
        "+3 points (now 8). Ben hands in 1 food, 1 cloth and 1 gold for house 2 in the Towers: "
        "+3 points (now 11).",
        "312 Ann +12: Ann hands in 1 food, 1 stone and 1 gold for house 6 in the Towers: "
        "+3 points (now 14). Ann hands in 1 food, 1 stone and 1 cloth for house 7 in the Towers: "
        "+3 points (now 17). Ann hands in 1 food, 1 wood and 1 stone for house 8 in the Towers: "
        "+3 points (now 20). Ann hands in 1 food, 1 wood and 1 cloth for house 9 in the Towers: "
        "+3 points (now 23).",
    ],
    "caylus1303-4-thoughtful": [
        "138 Dora +10: Dora delivers 1 food, 1 wood and 1 stone: +5. "
        "Dora delivers 1 food, 1 wood and 1 stone: +5.",
        "208 Cleo +15: Cleo delivers 1 food, 1 cloth and 1 gold: +10 (with Goldsmith). "
        "Cleo delivers 1 food, 1 wood and 1 cloth: +5.",
        "244 Ann +10: Ann delivers 3 cloth: +5. Ann delivers 3 wood: +5.",
    ],
    "emperor-4-readers": [
        "40 Ben +7: Ben takes the seat of Mainz with a single aged 25: +2 points. "
        "Ben takes the seat of Saxony with a couple aged 15: +2 points. "
        "Ben gains 1 point from Mainz. Ben gains 2 points as emperor.",
        "78 Ben +3: Ben gains 1 point from Mainz. Ben gains 2 points as emperor.",
        "131 Ben +3: Ben gains 1 point from Mainz. Ben gains 2 points and 1 thaler as emperor.",
    ],
    "tuscany-2": [
        "14 Ben +9: Ben completes an area of 1 (Farm): 1 green. "
        "Ben scores 2 green for olives and wheat.",
        "54 Anna +15: Anna completes an area of 2 (Farm): 3 green. "
        "Anna scores 2 green for wheat and livestock.",
        "104 Ben +12: Ben completes an area of 3 (Carriage): 6 green.",
    ],
}
"""Expected points by record, found by hand; Tuscany's green counts for all rounds."""


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    """Return a worker pool that replays games."""
    made = Pool(1)
    yield made
    await made.close()


def from_file(name: str) -> Record:
    return read_record((FOLDER / f"{name}.txt").read_text("utf-8"))


def read(record: Record, point: TurningPoint) -> str:
    """Return the move, the player, the points and the text of a turning point."""
    words = message_localizer("en", record.game, record.names)
    described = " ".join(words.format(text) for text in point.sentences)
    return f"{point.move} {record.names[point.seat]} {point.gain:+d}: {described}"


@pytest.mark.parametrize("name", EXPECTED)
async def test_turning_points_of_recorded_games(pool: Pool, name: str) -> None:
    record = from_file(name)
    points = turning_points(record.game, await scored_events(pool, record))
    assert [read(record, point) for point in points] == EXPECTED[name]


async def test_turning_points_are_the_greatest_changes_in_order(pool: Pool) -> None:
    record = play_game(game("caylus"), 3, {}, "turning")[1]
    scored = await scored_events(pool, record)
    points = turning_points("caylus", scored)
    assert len(points) == 3
    assert [point.move for point in points] == sorted(point.move for point in points)
    counted = [one for one in scored if one.event.kind != "final_score"]
    assert len(counted) < len(scored)
    net: dict[int, list[int]] = {}
    for one in counted:
        net[one.move] = [
            a + b for a, b in zip(net.get(one.move, [0, 0, 0]), one.gains, strict=True)
        ]
    greatest = max(abs(gain) for gains in net.values() for gain in gains)
    assert max(abs(point.gain) for point in points) >= greatest


async def test_all_changes_of_the_moves_are_found(pool: Pool) -> None:
    record = play_game(game("caylus"), 3, {}, "turning")[1]
    scores = [game("caylus").outcome(state).scores for state in record.positions()]
    gained = [[0, 0, 0] for _ in scores]
    for one in await scored_events(pool, record):
        for seat, gain in enumerate(one.gains):
            gained[one.move][seat] += gain
    for number in range(1, len(scores)):
        gains = [b - a for a, b in zip(scores[number - 1], scores[number], strict=True)]
        assert gained[number] == gains


async def test_a_record_without_its_seed_has_no_turning_points(pool: Pool) -> None:
    record = from_file("caylus-2-table")
    record.seed = None
    assert await scored_events(pool, record) == []


def test_a_game_decided_by_final_scoring_has_no_turning_points() -> None:
    final = Event("final_score", 0, {"vp": 9})
    assert turning_points("caylus", [ScoredEvent(80, (9, 0), final)]) == []


def batch(move: int, seat: int, house: int, *gains: int) -> ScoredEvent:
    data: dict[str, Any] = {"section": "towers", "vp": 3, "total": 20, "house": house}
    return ScoredEvent(move, gains, Event("batch", seat, data))


def test_a_move_is_listed_once_with_all_its_points() -> None:
    points = turning_points("caylus", [batch(7, 1, house, 0, 3) for house in (4, 3, 2, 1)])
    assert [(point.move, point.seat, point.gain) for point in points] == [(7, 1, 12)]
    assert [text.args["house"] for text in points[0].sentences] == [4, 3, 2, 1]


def test_an_event_without_a_sentence_is_described_by_its_points() -> None:
    (point,) = turning_points("caylus", [ScoredEvent(7, (0, -2), Event("phase", 1, {}))])
    described = [
        message_localizer("en", "caylus", ["Ann", "Ben"]).format(text) for text in point.sentences
    ]
    assert described == ["Ben: −2"]


def test_adjacent_changes_of_one_seat_are_merged() -> None:
    scored = [
        batch(7, 1, 1, 0, 3),
        batch(8, 1, 2, 0, 3),
        batch(9, 0, 3, 3, 0),
        batch(11, 0, 4, 3, 0),
    ]
    points = turning_points("caylus", scored)
    assert [(point.move, point.seat, point.gain) for point in points] == [
        (7, 1, 6),
        (9, 0, 3),
        (11, 0, 3),
    ]


def test_payments_count_but_are_not_described() -> None:
    scored = [batch(7, 1, 1, 0, -2), batch(7, 1, 2, 0, 5)]
    (point,) = turning_points("caylus", scored)
    assert (point.gain, [text.args["house"] for text in point.sentences]) == (3, [2])


# A last reveal that continues by itself, to the end and through final scoring


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")


def only_the_last_bids(state: Any, chance: Chance) -> tuple[int, str]:
    """Let Ann draw and bury a card; afterwards only the last bids change points."""
    seat = game("toy").to_move(state)[0]
    legal = game("toy").legal_choices(state, seat)
    match state.stack[-1].name:
        case "bid":
            bids = ("north", "1") if state.round == ROUNDS else ("south", "0")
            return seat, next(choice for choice in legal if choice in bids)
        case "bury":
            return seat, legal[-1]
    return seat, "draw" if state.round == 1 and seat == 0 else "pass"


def all_at_once(state: Any, chance: Chance) -> tuple[int, str]:
    """Let both bid everything in the first round, so that nobody is asked for another bid."""
    seat = game("toy").to_move(state)[0]
    return seat, "pass" if state.stack[-1].name == "turn" else "2"


async def test_the_last_move_counts_up_to_its_last_consequence(pool: Pool) -> None:
    toll_bridge = recorded("toy", {"stakes": "high"}, ["Ann", "Bob"], "17", only_the_last_bids)
    scored = await scored_events(pool, toll_bridge)
    last = [one for one in scored if one.move == len(toll_bridge.moves)]
    assert [(one.event.kind, one.gains) for one in last] == [
        ("bid", (-1, 0)),
        ("bid", (0, -1)),
        ("bridge", (2, 2)),
        ("dug_up", (2, 0)),
    ]
    assert [one.event.kind for one in scored if one not in last] == ["drew", "buried"]
    kinds = [point.sentences[0].key for point in turning_points("toy", scored)]
    assert kinds == ["toy-story-drew", "toy-story-buried", "toy-story-bridge"]


async def test_an_automatic_last_reveal_is_part_of_the_last_move(pool: Pool) -> None:
    record = recorded("toy", {}, ["Ann", "Bob"], "17", all_at_once)
    assert (record.moves[-1].seat, record.moves[-1].move) == (1, "pass")
    last = (await scored_events(pool, record))[-1]
    reveal = Event("bridge", -1, {"side": "north", "seats": [0]})
    assert last == ScoredEvent(len(record.moves), (2, 0), reveal)
    assert [read(record, point) for point in turning_points("toy", [last])] == [
        f"{len(record.moves)} Ann +2: North gains a bridge: Ann."
    ]


def test_final_scoring_is_not_a_turning_point() -> None:
    assert turning_points("toy", [ScoredEvent(12, (4, 0), Event("dug_up", 0, {"coins": 4}))]) == []
