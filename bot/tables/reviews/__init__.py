"""Reviews of finished games, made in the background."""
