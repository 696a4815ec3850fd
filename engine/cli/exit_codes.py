"""Run a command and turn errors into one line and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Callable

from engine.cli.errors import print_error
from engine.cli.pipes import discard_output
from engine.core.contract import ContractBroken
from engine.core.errors import EngineError


def run_to_exit_code(program: str, run: Callable[[], int]) -> int:
    """Run a command and return its exit code: 1 on failure or a closed pipe, 2 on bad input."""
    try:
        code = run()
        sys.stdout.flush()  # detect a closed pipe here rather than at interpreter shutdown
    except ContractBroken as broken:
        print(f"broken: {broken}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        return discard_output()
    except FileNotFoundError as missing:
        print_error(program, f"there is no file {missing.filename}")
        return 2
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        print_error(program, what)
        return 2
    except EngineError as error:
        print_error(program, error)
        return 2
    return code
