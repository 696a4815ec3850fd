"""All intervals and limits of the reminders; the first delay is a setting (``remind_hours``)."""

from __future__ import annotations

from datetime import timedelta

BANK_SHARE = 4 / 5
"""With a clock, reminders come at the end of the grace time, when this share of the rest is
used,"""
BEFORE_TIMEOUT = timedelta(hours=4)
"""and this long before the timeout."""
INTERVAL_MULTIPLES = (1, 2, 4)
"""Without a clock, they come after these multiples of the table's interval, then no more."""
MIN_INTERVAL = timedelta(hours=1)
"""Minimum time between two reminders to one player, across all tables."""
INACTIVE_AFTER = timedelta(days=30)
"""A table without activity for this long becomes inactive."""
NUDGE_INTERVAL = timedelta(days=1)
"""How often a player can be nudged at a table."""
SNOOZE_OPTIONS = (timedelta(hours=1), timedelta(hours=3), timedelta(hours=8), timedelta(days=1))
"""The durations offered for snoozing reminders."""
MAX_SNOOZE = timedelta(days=14)
"""The longest snooze."""
MAX_DECISIONS_AHEAD = 40
"""How many decisions are simulated to find who moves next."""
MAX_OTHER_TABLES = 8
"""How many other tables one digest names."""
