"""Rules cards, and why a choice is not legal."""
