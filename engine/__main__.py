"""``python -m engine``: play, replay and look at games from the command line."""

import sys

from engine.cli.interrupts import INTERRUPTED, exit_on_interrupt

if __name__ == "__main__":
    with exit_on_interrupt():
        from engine.cli.main import main

    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
