"""Reviews of finished games: winning chances, costly moves, and each move."""
