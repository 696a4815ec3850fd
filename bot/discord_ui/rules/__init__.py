"""Rules cards, and why something cannot be done now."""
