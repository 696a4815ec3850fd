"""How long a table waits before it nudges."""
