WARM_MILLISECONDS = 32
"""What a board may take to draw and encode, on one quiet core."""
