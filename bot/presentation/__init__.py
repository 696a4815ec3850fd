"""A turn in neutral words: headline, question, choices, recap, board; no Discord in it."""
