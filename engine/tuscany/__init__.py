"""The Castles of Tuscany (2020): the engine, its words and its texts."""

from engine.tuscany.game import Tuscany

GAME = Tuscany()
