"""A table that runs: ending it early, freeing a seat, letting it go on after a pause."""
