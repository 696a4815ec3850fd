"""Check stored tables, and repair what can be rebuilt."""
