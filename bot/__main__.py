"""``python -m bot``: run the bot, check it, back it up, or watch a demonstration."""

import sys

try:
    from bot.cli.main import main
except KeyboardInterrupt:
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(main())
