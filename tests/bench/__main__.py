"""Run the benchmarks that use the tests' harnesses."""

import sys

from bot.bench.runner import run

PARTS = {
    "recaps": "lengths of recaps in whole games",
    "restart": "a running game loaded after a restart, until it answers",
    "navigation": "a list of one person's 200 tables, and any step of a long game",
    "page": "from a tap to the new board on the page of a table, in a browser",
    "slow_connection": "the board of a page on a slow connection, in a browser",
    "spectators": "a thousand spectators of one table: screens, the bot's loop, memory",
    "many_tables": "ten thousand running tables: start-up time, and a move; long games",
    "servers": "moves of one and two processes on PostgreSQL, and of one on SQLite",
    "notices": "ten thousand notices due at once",
}

if __name__ == "__main__":
    sys.exit(run("tests.bench", PARTS))
