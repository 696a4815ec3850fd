"""Caylus 1303 (2019): the engine, its words and its texts."""

from engine.caylus1303.game import Caylus1303

GAME = Caylus1303()

__all__ = ["GAME", "Caylus1303"]
