"""Caylus (2005, first printing): the engine, its words and its texts."""

from engine.caylus.game import Caylus

GAME = Caylus()

__all__ = ["GAME", "Caylus"]
