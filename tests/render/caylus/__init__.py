WARM_MILLISECONDS = 25
"""Limit for drawing and encoding a board with warm caches, on a quiet core."""
