"""The summary of several moves."""

from __future__ import annotations

from engine.caylus import GAME
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.words.catalogue import catalogue
from engine.core.words.summaries import Span

NAMES = ("Alice", "Bob", "Chen")


def home(seat: int, space: int) -> Event:
    return Event("worker_home", seat, {"place": str(space), "why": "beyond"})


def test_a_summary_gives_results_with_the_readers_losses_first() -> None:
    before = GAME.new(3, {}, Chance.from_seed("summary"))
    after = before.copy()
    before.bailiff = before.provost = 6
    after.bailiff, after.round, after.provost = 7, 2, 7
    after.castle_houses[0].append(2)
    after.points[2] += 5
    events = [
        Event("provost_moved", 0, {"start": 6, "end": 4, "offset": -2, "how": "provost"}),
        Event("provost_moved", 2, {"start": 4, "end": 3, "offset": -1, "how": "provost"}),
        Event("declined", 1, {"rule": "provost_move"}),
        Event("produced", 0, {"space": 1, "tile": "neutral_quarry", "wood": 1}),
        Event("produced", 2, {"space": 2, "tile": "neutral_farm", "stone": 1}),
        home(1, 7),
        home(0, 8),
        home(1, 16),
        Event("batch", 2, {"section": "dungeon", "house": 1, "vp": 5, "total": 5, "food": -3}),
        Event("favor_lost", 2, {}),
        Event("bailiff", -1, {"start": 6, "end": 7}),
        Event("income", -1, {"gains": (2, 2, 2)}),
    ]
    texts = GAME.words.summary(Span(before, after, events, 1))
    lines = [catalogue("en", GAME.package).format(text, NAMES) for text in texts]
    clauses = sorted(lines[2:4])
    assert lines[:2] == [
        "Provost to 3 (Alice −2, Chen −1).",
        "Beyond the provost: you (Peddler 7, Gold Mine 16), Alice (8).",
    ]
    assert clauses == [
        "Alice: 1 wood.",
        "Chen: 1 stone, 1 house in the Dungeon, favour lost, +5 points (now 5).",
    ]
    assert lines[4:] == ["Bailiff and provost now at 7.", "Income: 2 deniers each."]
