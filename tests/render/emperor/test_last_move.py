"""The last move in the header of Emperor: elections come first, forced choices are not told."""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.words.catalogue import LANGUAGES
from engine.emperor import GAME
from engine.emperor.data import ELECTION_PHASE, EMPEROR_PHASE
from engine.emperor.election_events import ElectionDecided
from render.kit.contract.boxes import values_of
from render.kit.contract.driver import WIDE_NAMES, PictureDriver
from render.kit.contract.positions import PlayedPosition, replay_positions
from render.kit.scene import BOARD
from render.registry import painter
from tests.engine.games.records import record_of

NAMES = ("Ann", "Ben", "Cleo", "Dora")


@cache
def history() -> list[PlayedPosition]:
    return replay_positions(GAME, record_of("emperor", 4))


def told(position: PlayedPosition, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
    driver = PictureDriver(GAME, painter("emperor"), len(NAMES), position, history())
    scene = driver.scene(BOARD, language, None, names)
    return values_of(driver.paint(driver.view(None), scene).facts, "last-move")[0]


def elections() -> dict[int, PlayedPosition]:
    """Return the first position after the election of each round, by its winner."""
    found: dict[int, PlayedPosition] = {}
    for position in history():
        if position.state.stack and position.state.phase in (ELECTION_PHASE, EMPEROR_PHASE):
            for event in position.latest_events:
                if event.kind == ElectionDecided.kind:
                    found.setdefault(event.seat, position)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_an_election_the_header_says_who_won(language: str) -> None:
    assert elections()
    for winner, position in elections().items():
        assert NAMES[winner] in told(position, language)
        crowded = told(position, language, WIDE_NAMES[: len(NAMES)])
        assert WIDE_NAMES[winner] in crowded
        assert "…" not in crowded


def test_a_forced_choice_leaves_the_header_to_the_move_before() -> None:
    forced = [
        position
        for position in history()
        if position.latest_events
        and all(event.kind == "forced" for event in position.latest_events)
    ]
    assert forced
    for position in forced:
        (seat,) = {event.seat for event in position.latest_events}
        assert position.state.stack
        assert not told(position).startswith(NAMES[seat])
