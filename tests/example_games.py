"""A plugin for pytest that registers the examples of the tests as games.

``pytest -p tests.example_games -k glimpse tests/engine/games tests/render/games`` runs the tests of
all games on one of them.
"""

from __future__ import annotations

from engine.core import registry as games
from render import registry as painters

EXAMPLES = ("toy", "glimpse")

games.PACKAGES |= {name: f"tests.engine.{name}" for name in EXAMPLES}
painters.PACKAGES |= {name: f"tests.render.{name}" for name in EXAMPLES}
