"""A game's ``weights.json``: the weights, and how they were learnt and calibrated."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.players.evaluation import Weights
from engine.players.model import load_model

ROOT = Path(__file__).parents[2]


def _path_of(name: str) -> Path:
    return ROOT / "engine" / name / "weights.json"


def add_generation(name: str, weights: Weights, generation: dict[str, Any]) -> None:
    """Write the weights after a generation, and what is to be kept about it, dated today."""
    plain = read_weights_file(name)
    plain["weights"] = weights.plain(load_model(name).features.names)
    plain.setdefault("learnt", []).append({"date": _today(), **generation})
    _write(name, plain)


def set_calibration(
    name: str, temperatures: Mapping[int, float], calibration: dict[str, Any]
) -> None:
    """Write the temperatures, and what is to be kept about the calibration, dated today."""
    plain = read_weights_file(name)
    plain["temperatures"] = {str(seats): value for seats, value in temperatures.items()}
    plain["calibrated"] = {"date": _today(), **calibration}
    _write(name, plain)


def read_weights_file(name: str) -> dict[str, Any]:
    """Return the JSON of a game's weights."""
    plain: dict[str, Any] = json.loads(_path_of(name).read_text(encoding="utf-8"))
    return plain


def _write(name: str, plain: dict[str, Any]) -> None:
    _path_of(name).write_text(_format_json(plain), encoding="utf-8")


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _format_json(plain: dict[str, Any]) -> str:
    """Return JSON with a line for each feature and each generation."""
    parts = []
    for key, value in plain.items():
        if isinstance(value, dict):
            pairs = value.items()
            lines = ",\n".join(
                f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in pairs
            )
            parts.append(f'  "{key}": {{\n{lines}\n  }}')
        elif isinstance(value, list):
            lines = ",\n".join(f"    {json.dumps(part)}" for part in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"
