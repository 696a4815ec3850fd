"""Errors of commands, printed as one line on standard error."""


class StartupError(Exception):
    """A requirement is missing; exit status 1."""


class UsageError(Exception):
    """Invalid option or setting; exit status 2."""
