"""One name for a thing: what every language calls what the texts speak of."""
