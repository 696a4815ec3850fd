"""``ladder``: measure the strength of computer players."""
