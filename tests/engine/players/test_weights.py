"""Weights belong to a game's features."""

from __future__ import annotations

import pytest

from engine.core.errors import EngineError
from engine.players.evaluation import Weights


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(EngineError, match="weights for other features"):
        Weights.of(("coins", "cards"), {"coins": [1, 0], "cattle": [1, 0]})
