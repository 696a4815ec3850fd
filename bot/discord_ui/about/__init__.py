"""What this bot is, who answers for it, and what it does with data."""
