"""Time at a table: what counts, what does not, and when something is due."""
