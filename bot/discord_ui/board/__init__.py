"""Show the board, a player's own view, the status and the score, and offer more."""
