"""Train the weights of a game's features; needs NumPy (extra ``learn``)."""
