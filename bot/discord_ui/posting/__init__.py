"""Post, edit and close the messages of tables."""
