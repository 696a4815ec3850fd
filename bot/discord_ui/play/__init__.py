"""Making moves: the panel of a turn, its controls, typed moves, secret questions."""
