"""Every interval and fraction of the notices; the first wait is a setting (``remind_hours``)."""

from __future__ import annotations

from datetime import timedelta

OF_WHAT_IS_LEFT = 4 / 5
"""By the clock a notice comes when the free time is over, when so much of the rest is used,"""
BEFORE_THE_END = timedelta(hours=4)
"""and so long before the end."""
MULTIPLES = (1, 2, 4)
"""Without a clock they come after so many times the table's interval, and then no more."""
MIN_INTERVAL = timedelta(hours=1)
"""Nobody gets two notices closer together, whatever tables they are of."""
PRESENT_WITHIN = timedelta(minutes=10)
"""Whoever has pressed or typed something so lately is there."""
INACTIVE_AFTER = timedelta(days=30)
"""A table where nothing has happened for so long sleeps."""
NUDGE_INTERVAL = timedelta(days=1)
"""How often a player can be asked by the others at a table."""
SNOOZE_OPTIONS = (timedelta(hours=1), timedelta(hours=3), timedelta(hours=8), timedelta(days=1))
"""How long somebody can have their notices wait, with a press;"""
MAX_SNOOZE = timedelta(days=14)
"""and at most."""
LOOK_AHEAD = 40
"""So many decisions are looked ahead for whose turn comes next."""
MAX_OTHER_TABLES = 8
"""So many other tables are named in one message."""
