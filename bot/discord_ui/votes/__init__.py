"""Undo, resign and votes."""
