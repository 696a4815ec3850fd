"""The end of a game: early, or when all is played."""
