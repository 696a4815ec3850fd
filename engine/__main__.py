"""``python -m engine``: play, replay and look at games from the command line."""

import sys

if __name__ == "__main__":
    try:
        from engine.cli.main import main

        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
