"""``python -m bot``: run the bot, check it, back it up, or watch a demonstration."""

import sys

from engine.cli.interrupts import exit_on_interrupt

with exit_on_interrupt():
    from bot.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
