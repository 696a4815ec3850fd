"""What happened, in short."""
