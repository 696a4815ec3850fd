"""In the Shadow of the Emperor (2004): the engine, its words and its texts."""

from engine.emperor.game import Emperor

GAME = Emperor()

__all__ = ["GAME", "Emperor"]
