"""PostgreSQL's own programs for dumping and restoring; the password goes by the environment."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy.engine import URL

NO_OWNERS = ("--no-owner", "--no-privileges")


class ProgramFailed(Exception):
    """A program is not there, or has failed: its own words, in one line."""


def dump(url: URL, target: Path) -> None:
    """The whole database as one moment has it, compressed.

    Raises:
        ProgramFailed: pg_dump is not there, or has failed.
    """
    _run("pg_dump", url, "--format=custom", *NO_OWNERS, f"--file={target}")


def restore(url: URL, file: Path) -> None:
    """Put a dump in the place of all its tables, or change nothing.

    Raises:
        ProgramFailed: pg_restore is not there, or has failed.
    """
    at_once = ("--clean", "--if-exists", "--single-transaction", "--exit-on-error")
    _run("pg_restore", url, *at_once, *NO_OWNERS, str(file))


def schema_of(file: Path) -> str:
    """The number of the schema a dump was made with.

    Raises:
        ProgramFailed: pg_restore is not there, or it is no such dump.
    """
    only = ("--data-only", "--table=alembic_version", "--file=-")
    lines = _output("pg_restore", [*only, str(file)], os.environ).splitlines()
    begins = [at for at, line in enumerate(lines) if line.startswith("COPY ")]
    if not begins:
        raise ProgramFailed(f"{file} is no dump of Seneschal's")
    return lines[begins[0] + 1]


def _run(program: str, url: URL, *options: str) -> None:
    named = {"--host": url.host or url.query.get("host"), "--username": url.username}
    named["--port"] = str(url.port) if url.port else None
    where = [f"{option}={value}" for option, value in named.items() if value]
    secret = {"PGPASSWORD": url.password} if url.password else {}
    _output(program, [*where, f"--dbname={url.database}", *options], os.environ | secret)


def _output(program: str, options: list[str], environment: Mapping[str, str]) -> str:
    found = shutil.which(program)
    if found is None:
        raise ProgramFailed(f"{program} is not installed here; it comes with PostgreSQL's clients")
    done = subprocess.run(  # noqa: S603 - no shell, and a program of a fixed name
        [found, *options], capture_output=True, text=True, env=dict(environment), check=False
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise ProgramFailed(said[0] if said else f"{program} has failed ({done.returncode})")
    return done.stdout
