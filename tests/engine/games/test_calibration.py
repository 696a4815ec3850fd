"""The stored calibration of a published game belongs to today's features and weights."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from engine.core.registry import game
from engine.learning.fingerprint import fingerprint
from engine.players.agent import agent_for
from tests.engine.games.records import PUBLISHED


@pytest.mark.parametrize("name", PUBLISHED)
def test_win_probabilities_were_calibrated_for_this_evaluation(name: str) -> None:
    text = files(game(name).package).joinpath("weights.json").read_text(encoding="utf-8")
    calibrated = json.loads(text)["calibrated"]
    refit = f"features or weights have changed: run python -m engine.learning {name} --calibrate"
    assert calibrated.get("fingerprint") == fingerprint(agent_for(name).evaluator), refit
