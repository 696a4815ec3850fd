"""Reminders, nudges and notification preferences."""
