"""All of a person's tables, wherever they stand."""
