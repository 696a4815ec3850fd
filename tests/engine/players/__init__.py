"""The players: what they may know, how they search, how strong they are."""
