"""Make moves: the board of a turn, its controls, typed moves, secret questions."""
