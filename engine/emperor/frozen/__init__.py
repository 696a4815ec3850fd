"""The model of the frozen player; see :mod:`engine.players.frozen`."""
