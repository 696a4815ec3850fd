"""Texts: catalogues, and the parts of which a game composes its texts."""
