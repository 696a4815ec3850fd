"""Computer players for any seat of any game. They see only a view, and never a clock."""
