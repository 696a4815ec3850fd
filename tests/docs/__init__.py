"""The documents: those made by a command are current, and all name what exists."""
