"""A game as an animation."""
