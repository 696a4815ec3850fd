"""``python -m render``: render any position of a recorded game."""

import sys

if __name__ == "__main__":
    try:
        from render.cli import main

        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
