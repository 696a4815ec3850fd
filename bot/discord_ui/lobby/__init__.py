"""A table before its first move: open, join, configure and start it."""
