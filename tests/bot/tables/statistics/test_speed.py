"""Records, title pages and leaderboards over thousands of finished tables are quick."""

from __future__ import annotations

import os
import time

from sqlalchemy.orm import Session

from engine.core import Chance
from tests.bot.tables.harness import PEOPLE, TablesHarness
from tests.bot.tables.statistics.finished import GAME, Finished, Player, add_games, set_listed

GAMES = int(os.environ.get("SENESCHAL_FINISHED_TABLES", "500"))
"""With 5,000 the limits hold too; storing those takes ten seconds."""
LIMIT_S = 0.6
"""Seconds of this process's own time, which other processes don't change."""


async def test_many_tables_answer_within_a_second(harness: TablesHarness) -> None:
    dice = Chance.from_seed("many tables")

    def fill(session: Session) -> None:
        people = [str(100 + i) for i in range(300)]
        add_games(session, [_random_game(dice, people) for _ in range(GAMES)])

    await harness.store.write(fill)
    await set_listed(harness, *(str(100 + i) for i in range(300)))
    statistics, viewer = harness.tables.statistics, PEOPLE[0]
    took = {}
    for name, read in (
        ("record", lambda: statistics.results_of(viewer, viewer.id, GAME, member=False)),
        ("title", lambda: statistics.title(GAME)),
        ("leaderboard", lambda: statistics.leaderboard(viewer, GAME, 0, 15, everywhere=True)),
        ("here", lambda: statistics.leaderboard(viewer, GAME, 0, 15, everywhere=False)),
        ("export", lambda: statistics.own_results(viewer.id)),
    ):
        since = time.process_time()
        await read()
        took[name] = time.process_time() - since
    assert max(took.values()) < LIMIT_S, took


def _random_game(dice: Chance, people: list[str]) -> Finished:
    chosen = list(people)
    dice.shuffle(chosen)
    points = sorted((dice.below(100) for _ in range(4)), reverse=True)
    return Finished(
        [
            Player(user, scored, place, mu=25.0 + place, opening=place)
            for place, (user, scored) in enumerate(zip(chosen, points, strict=False), 1)
        ]
    )
