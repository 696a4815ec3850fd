"""Make moves, undo them, and end games."""
