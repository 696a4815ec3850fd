"""Weights belong to a game's features; what is wrong with a file of them is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import EngineError
from engine.players import model
from engine.players.evaluation import Weights
from engine.players.model import load_frozen_model, load_model


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (("coins", "cattle"), "weights.json lacks cards and has unknown cattle"),
        (("coins",), "weights.json lacks cards"),
        (("coins", "cards", "cattle", "bulls"), "weights.json has unknown bulls, cattle"),
    ],
)
def test_weights_for_other_features_are_refused(found: tuple[str, ...], why: str) -> None:
    with pytest.raises(EngineError) as raised:
        Weights.of(("coins", "cards"), dict.fromkeys(found, (1, 0)), "weights.json")
    assert str(raised.value) == why


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ('{\n  "weights": {,\n}', r"is not valid JSON: line 2: "),
        ('{"weights": {}}', r"lacks simulations, worlds$"),
        ("{}", r"lacks weights, simulations, worlds$"),
    ],
)
def test_a_broken_file_is_named_with_what_is_wrong(
    source: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "weights.json").write_text(source)
    monkeypatch.setattr(model, "files", lambda package: tmp_path)
    load_model.cache_clear()
    with pytest.raises(EngineError, match=rf"^engine/toy/weights\.json {why}"):
        load_model("toy")


def test_a_game_without_a_frozen_player_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_model("toy")
    monkeypatch.setattr(model, "files", lambda package: tmp_path)
    load_frozen_model.cache_clear()
    why = r"^toy has no trained weights \(engine/toy/frozen/weights\.json\)$"
    with pytest.raises(EngineError, match=why):
        load_frozen_model("toy")
