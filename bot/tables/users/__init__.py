"""What a user has chosen, written or left behind: preferences, notes, privacy."""
