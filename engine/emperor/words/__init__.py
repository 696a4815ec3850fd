"""How In the Shadow of the Emperor speaks: choices, events, positions, rules as catalogue keys."""

from typing import Any

WORDS: Any = None
