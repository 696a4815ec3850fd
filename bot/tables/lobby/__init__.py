"""A table before it starts: open, join, options, start."""
