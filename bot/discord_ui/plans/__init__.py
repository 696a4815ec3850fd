"""Conditional and automatic moves."""
