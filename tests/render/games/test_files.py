"""The picture files of every painter: small, with a palette, equal in all threads."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import cycle
from typing import Any

import pytest
from PIL import Image

from engine.core.registry import game
from engine.core.words.catalogue import LANGUAGES
from render import BOARD, Scene, paint, painted_games, painter
from render.kit.palette import PLAYERS
from render.kit.scene import parts_for
from tests.engine.games.records import PUBLISHED, record_of
from tests.render.games import PAINTED_TABLES

BOARD_BYTES, PART_BYTES = 260_000, 120_000


@cache
def busiest(name: str, seats: int) -> list[Any]:
    """Return states from the second half of a recorded game, the final one last."""
    states = [state.copy() for state in record_of(name, seats).positions()]
    return [*states[len(states) // 2 :: 40], states[-1]]


def painted(name: str, state: Any, part: str, language: str, viewer: int | None) -> bytes:
    seats = len(game(name).outcome(state).scores)
    names = tuple(f"Player {seat + 1}" for seat in range(seats))
    scene = Scene(language, names, PLAYERS[:seats], part, viewer=viewer)
    return paint(name, game(name).view(state, viewer), scene)


@pytest.mark.parametrize(("name", "seats"), PAINTED_TABLES)
def test_a_board_is_a_small_upright_png_with_at_most_256_colours(name: str, seats: int) -> None:
    for i, state in enumerate(busiest(name, seats)):
        data = painted(name, state, BOARD, LANGUAGES[i % len(LANGUAGES)], (None, 0)[i % 2])
        with Image.open(io.BytesIO(data)) as image:
            assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
            assert image.height <= 2700
            assert image.height >= 1500 or name not in PUBLISHED
        assert len(data) <= BOARD_BYTES, i


@pytest.mark.parametrize(("name", "seats"), PAINTED_TABLES)
def test_a_part_is_a_small_file(name: str, seats: int) -> None:
    state = busiest(name, seats)[0]
    for part in parts_for(painter(name), seats)[1:]:
        data = painted(name, state, part, "zh-TW", 0)
        with Image.open(io.BytesIO(data)) as image:
            assert (image.mode, image.width) == ("P", 800), part
        assert len(data) <= PART_BYTES, part


@pytest.mark.parametrize("name", painted_games())
def test_a_picture_is_the_same_from_any_thread(name: str) -> None:
    seats = game(name).seat_counts[-1]
    jobs = list(zip(busiest(name, seats), cycle(LANGUAGES), strict=False))

    def draw(job: tuple[Any, str]) -> bytes:
        return painted(name, job[0], BOARD, job[1], None)

    alone = [draw(job) for job in jobs]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw, jobs)) == alone
