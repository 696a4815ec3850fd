"""What happened, move by move."""
