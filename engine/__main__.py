"""``python -m engine``: play, replay and look at games from the command line."""

import sys

from engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
