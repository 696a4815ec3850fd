"""A short ladder in every game: computer players beat random ones, and better ones the weaker."""

from __future__ import annotations

import pytest

from engine.cli.match_play import Pairing, pairings, play_one
from engine.cli.match_results import match_results
from engine.core.registry import game, game_names
from engine.players.agent import Agent, agent_for
from tests.engine.games.records import PUBLISHED


def wins(jobs: list[Pairing]) -> float:
    """Return the first player's wins in these games."""
    return match_results(jobs[0].players, list(map(play_one, jobs)))[0].wins


@pytest.mark.parametrize("name", game_names())
def test_a_short_ladder_has_the_expected_results(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few games that medium players cannot lose, and three of four against easy players.

    In a game that is not published, a medium player wins more than half of some games.

    ``make ladder`` plays all rungs. Hard players think for seconds, and two of their games would
    prove nothing.
    """
    found = agent_for(name)
    short = Agent(found.rules, found.model._replace(simulations=16))
    monkeypatch.setattr("engine.cli.match_play.agent_for", lambda _: short)
    if name not in PUBLISHED:
        seats, games = game(name).seat_counts[0], 24
        assert (
            wins(pairings(name, ("medium", "random"), seats, games=games, seed="rung")) > games / 2
        )
        return
    most = game(name).seat_counts[-1]
    assert wins(pairings(name, ("medium", "random"), 2, games=2, seed="rung")) == 2
    assert wins(pairings(name, ("medium", "random"), most, games=1, seed="rung")) == 1
    assert wins(pairings(name, ("easy", "random"), 2, games=2, seed="rung")) == 2
    assert wins(pairings(name, ("medium", "easy"), 2, games=4, seed="rung")) >= 3
