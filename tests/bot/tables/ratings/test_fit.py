"""Fitting the model to finished tables, and the commands for hosts."""

from __future__ import annotations

import math
import random
from datetime import UTC, datetime
from functools import cache

import pytest

from bot.cli.ratings import fit_model, recompute_all
from bot.config import Settings
from bot.store.models.rating import ResultRow
from bot.tables.domain.ratings import ResultKind
from bot.tables.ratings.calculate import RatedGame
from bot.tables.ratings.fit import Games, fit, fit_seats, prequential_loss
from bot.tables.ratings.model import Parameters
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.ratings.rated_games import STORED

GAME = "caylus"
BETTER_PLACE = 0


@cache
def simulated(games: int = 100, people: int = 8, seats: int = 3) -> Games:
    """Return games of people of known strengths, where it is better to begin."""
    chance = random.Random(28)
    strengths = [chance.gauss(0, 12) for _ in range(people)]
    played = []
    for number in range(1, games + 1):
        players = chance.sample(range(people), seats)
        places = chance.sample(range(seats), seats)
        shown = [
            strengths[player] + 5 * (places[seat] == BETTER_PLACE) + chance.gauss(0, 4)
            for seat, player in enumerate(players)
        ]
        results = [
            ResultRow(
                table_id=number,
                seat=seat,
                tenure=0,
                user_id=str(player),
                game=GAME,
                seats=seats,
                kind=ResultKind.PLAYED,
                place=1 + sum(other > shown[seat] for other in shown),
                points=0,
                ended_at=datetime(2026, 3, 1, tzinfo=UTC),
            )
            for seat, player in enumerate(players)
        ]
        played.append(RatedGame(number, results, dict(enumerate(places))))
    return {GAME: played}


def test_ratings_predict_better_than_guessing_and_fitted_ones_better_still() -> None:
    games = simulated()
    found = fit(games, {})
    assert found.current.predictions == 3 * 100
    assert found.best.mean < found.current.mean < math.log(2)
    assert found.beta < 12.5, "these people's results vary less than assumed"
    again = prequential_loss(games, {GAME: Parameters(found.beta, found.tau)}, {})
    assert again == found.best


def test_the_advantage_of_the_first_turn_is_found_in_any_seat() -> None:
    found = fit_seats(GAME, simulated()[GAME], {})
    advantages = found.advantages[3]
    assert max(advantages) == advantages[BETTER_PLACE] > 1
    assert sum(advantages) == pytest.approx(0, abs=0.02)
    assert found.best.mean < found.current.mean


def test_without_games_nothing_is_better_than_guessing() -> None:
    assert prequential_loss({}, {}, {}) == (math.log(2), 0)


async def test_hosts_recompute_and_fit(harness: TablesHarness) -> None:
    for _ in range(2):
        game = await harness.game(GAME, 2)
        await harness.tables.resign(game.table.id, game.table.seats[0].user_id, harness.next_id)
    before = await harness.rows(*STORED)
    await harness.store.close()
    settings = Settings(_env_file=None, database_url=harness.url)
    done = await recompute_all(settings)
    assert done == "2 finished tables have results; 2 of them are rated"
    printed = await fit_model(settings)
    assert "rated games: caylus 2; 2 comparisons of players" in printed
    assert "beta 12.5, tau 0.333333 (now)" in printed
    harness.open_store()
    assert await harness.rows(*STORED) == before
