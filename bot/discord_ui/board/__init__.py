"""Looking: board, own view, status, score."""
