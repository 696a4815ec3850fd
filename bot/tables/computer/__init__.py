"""Computer players, hints and game reviews."""
