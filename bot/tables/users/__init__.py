"""Users: their preferences, notes, games and privacy."""
