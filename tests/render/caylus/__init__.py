WARM_MILLISECONDS = 25
"""What a board may take to draw and encode, on one quiet core."""
