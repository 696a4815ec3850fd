"""Play a game with variants of its rules: subclasses that do something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.rules import Rule


@contextmanager
def with_variants(game: Game[Any], *variants: type[Rule[Any]]) -> Iterator[None]:
    """Replace rules of a game; other rules that queue them queue the variants."""
    with pytest.MonkeyPatch.context() as patch:
        for variant in variants:
            patch.setattr(game.rules[variant.name], "__new__", _maker(variant))
        patch.setattr(game, "rules", {**game.rules, **{one.name: one for one in variants}})
        yield


def _maker(variant: type[Rule[Any]]) -> Any:
    return lambda _, *arguments, **named: variant(*arguments, **named)
