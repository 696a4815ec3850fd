"""One file a change, in order."""
