"""Statistics of finished games: playing records, badges, title pages, leaderboards."""
