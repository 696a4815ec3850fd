"""Notices: what calls people to their tables, when it may, and how they want it."""
