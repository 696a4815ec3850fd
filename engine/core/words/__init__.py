"""Texts: catalogues, and the building blocks from which a game composes its texts."""
