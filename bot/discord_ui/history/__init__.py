"""A game step by step, back to its beginning."""
