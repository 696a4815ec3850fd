"""Computer players: what they know, how they search, how strong they are."""
