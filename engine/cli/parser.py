"""A parser whose complaint is one line."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """It says what is wrong, and nothing of all that would be right."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments and leave with code 2."""
        self.exit(2, f"{self.prog}: {message}\n")
