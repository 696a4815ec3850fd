"""What organisers say about the tables of their server."""
