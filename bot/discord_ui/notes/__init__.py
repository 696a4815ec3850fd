"""A note for oneself at a table."""
