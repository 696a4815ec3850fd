"""What people have chosen, noted and done, over all their tables."""
