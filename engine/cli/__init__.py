"""Command line of the engine: random play, records, counts and descriptions."""
