"""An argument parser with one-line errors."""

from __future__ import annotations

import argparse
from typing import NoReturn

from engine.cli.errors import shorten


class Parser(argparse.ArgumentParser):
    """Prints the error only, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with code 2."""
        self.exit(2, f"{self.prog}: {shorten(message)}\n")
