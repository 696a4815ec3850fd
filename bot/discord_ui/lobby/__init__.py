"""A table before its first move: opening, joining, options, starting; and its early end."""
