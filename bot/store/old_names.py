"""The names and values that a database of schema 0017 has, the last schema before 0.1.0."""

from __future__ import annotations

from collections.abc import Mapping

Names = Mapping[str, str]

OLD_TABLES: Names = {
    "away_periods": "absences",
    "guild_settings": "servers",
    "key_values": "notes",
    "last_active": "seen",
    "mutes": "hushes",
    "player_notes": "own_notes",
    "quiet_hours": "hours",
    "users": "people",
    "vote_answers": "votes",
    "votes": "proposals",
    "what_ifs": "branches",
}
"""The old names of tables, by their new names."""
OLD_COLUMNS: Mapping[str, Names] = {
    "away_periods": {"automatic": "drawn"},
    "guild_settings": {
        "time_control": "pace",
        "max_tables": "most",
        "computer_players": "opponents",
    },
    "outbox": {"vote_id": "proposal_id", "details": "about", "failures": "faults"},
    "plans": {
        "prompt": "ask",
        "choices": "offers",
        "asked": "put",
        "stop_reason": "why",
        "announced": "told",
        "created_at": "made_at",
    },
    "processes": {"host": "place", "shard_count": "shards", "heartbeat": "beat"},
    "reviews": {"result": "found"},
    "seats": {
        "timeouts": "lapses",
        "last_timeout_at": "lapsed_at",
        "computer_for_this_turn": "lent",
    },
    "tables": {
        "reminder_hours": "remind_hours",
        "time_control": "pace",
        "empty_seat_default": "vacant",
        "picture_shape": "picture",
        "public": "looking",
        "computer_players": "opponents",
        "hints": "help",
        "unposted_reason": "unposted",
    },
    "timers": {
        "notified_at": "told_at",
        "reminders_sent": "told",
        "requested_at": "wanted_at",
        "requested_by": "wanted_by",
        "snoozed_until": "held_until",
    },
    "users": {
        "hours_asked_at": "asked_at",
        "uses_away_days": "draws",
        "picture_shape": "picture",
        "picture_size": "size",
        "direct_messages": "direct",
        "muted": "silent",
        "wants_next_up": "hears_next",
        "wants_setbacks": "hears_losses",
        "auto_answers": "answers_alone",
        "auto_pays": "pays_alone",
        "separate_reminders": "apart",
        "changed_at": "said_at",
        "notified_at": "called_at",
        "notified_server_id": "called_in",
    },
    "vote_answers": {"vote_id": "proposal_id"},
    "votes": {"time_control": "pace", "applied_by": "carried_by"},
}
"""By new table, the old names of columns, by their new names."""

_STRENGTHS = {"middle": "medium", "strong": "hard"}
OLD_ANSWERS: Names = {"house": "autopilot", "opponent": "computer", "free": "remove"}
"""The answers in votes, also those of the buttons that were posted then."""
NEW_VALUES: Mapping[tuple[str, str], Names] = {
    ("actions", "kind"): {
        "seat-opponent": "seat-computer",
        "send-away": "remove-computer",
        "lapse": "expire",
        "forced-out": "autopilot-move",
        "opponent": "computer-move",
        "free": "remove-player",
        "late": "timeout",
        "house": "autopilot-turn",
        "lend": "computer-turn",
        "vacate": "empty-seat",
        "stand-in": "autopilot-seat",
        "pace": "time-control",
    },
    ("guild_settings", "openers"): {"organisers": "admins"},
    ("key_values", "key"): {"mark": "database-id"},
    ("outbox", "kind"): {
        "retimed": "deadline-changed",
        "letter": "direct-message",
        "next": "next-up",
        "loss": "setback",
        "drawn": "away-days-used",
        "asleep": "inactive",
        "proposal": "vote",
        "question": "vote-reminder",
        "votes": "vote-update",
        "answered": "substitute-update",
        "interval": "reminder-interval",
    },
    ("outbox", "status"): {"waiting": "pending", "merged": "superseded"},
    ("seats", "occupant"): {
        "opponent": "computer",
        "nobody": "autopilot",
        "vacant": "empty",
    },
    ("seats", "strength"): _STRENGTHS,
    ("seats", "computer_for_this_turn"): _STRENGTHS,
    ("tables", "empty_seat_default"): {**_STRENGTHS, "house": "autopilot"},
    ("tables", "ending"): {"organiser": "admin", "lapsed": "expired"},
    ("tables", "pauses"): {"absences": "away"},
    ("timers", "kind"): {
        "lobby": "lobby-expiry",
        "proposal": "vote",
        "question": "vote-mention",
        "sleep": "inactivity",
        "vacancy": "empty-seat",
    },
    ("vote_answers", "choice"): OLD_ANSWERS,
    ("votes", "kind"): {"pace": "time-control", "late": "timeout", "vacant": "empty-seat"},
    ("votes", "outcome"): OLD_ANSWERS,
    ("votes", "status"): {"carried": "accepted", "lapsed": "expired"},
}
"""By new table and column, the new values of old ones; all others stay."""

NEW_JSON: Mapping[tuple[str, str], Names] = {
    ("actions", "data"): {
        '"by":"habit"': '"by":"automatic"',
        '"opponent":': '"computer":',
        '"pace":': '"time_control":',
    },
    ("outbox", "details"): {
        '"called":': '"mentioned_seats":',
        '"friend":': '"substitute":',
    },
}
"""By new table and column, parts of the stored JSON that are replaced."""

OLD_DATABASE_ID = ("notes", "mark")
"""The table and key of the id of such a database."""
