"""The picture of a person's results, and its reference pictures."""
