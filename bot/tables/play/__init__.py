"""Make a move, take it back, end a game."""
