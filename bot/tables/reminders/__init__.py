"""Reminders, nudges and notices: whom they reach, when and how."""
