"""Load a table, change it in one transaction, and save it."""
