"""Why a command does not do what was asked: one line on standard error."""


class StartupError(Exception):
    """Something it needs is not there; the program ends with 1."""


class UsageError(Exception):
    """A wish or a setting that nobody can grant; the program ends with 2."""
