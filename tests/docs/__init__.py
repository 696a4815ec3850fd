"""The documents: generated pages are current, and all named files exist."""
