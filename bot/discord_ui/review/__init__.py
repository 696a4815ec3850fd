"""Reviews of finished games: how chances went, what cost most, and the game move by move."""
