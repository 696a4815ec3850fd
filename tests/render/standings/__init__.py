"""The picture of standings, and its reference pictures."""
