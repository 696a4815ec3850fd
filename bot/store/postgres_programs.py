"""Run PostgreSQL's programs for dumping and restoring; they get the password by environment."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE, run
from tempfile import TemporaryFile
from types import MappingProxyType
from typing import IO

from sqlalchemy.engine import URL

from bot.store.models import METADATA
from bot.store.old_names import OLD_TABLES

NO_OWNERS = ("--no-owner", "--no-privileges")
OTHER_TABLES = ("alembic_version", "reminders", *OLD_TABLES.values())
"""Our tables that have no model: Alembic's, and those of older schemas."""
DROP_ALL_TABLES = b"""
SET LOCAL lock_timeout = '5s';
SET LOCAL client_min_messages = warning;
SELECT set_config('seneschal.ours', :'ours', true);
DO $$
DECLARE
    ours text[] := string_to_array(current_setting('seneschal.ours'), ',');
    here text[] := ARRAY(SELECT tablename FROM pg_tables WHERE schemaname = current_schema());
    name text;
BEGIN
    IF here = '{}' THEN
        RETURN;
    END IF;
    IF NOT here @> '{actions, alembic_version, outbox, tables}' THEN
        RAISE EXCEPTION 'what the database holds is not of Seneschal';
    END IF;
    IF NOT EXISTS (SELECT FROM alembic_version WHERE version_num ~ '^[0-9]{4}$') THEN
        RAISE EXCEPTION 'the schema the database has is not of Seneschal';
    END IF;
    WITH RECURSIVE tied AS (
        SELECT oid FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relname = ANY (ours)
        UNION
        SELECT conrelid FROM pg_constraint JOIN tied ON confrelid = tied.oid WHERE contype = 'f'
    )
    SELECT min(relname::text) INTO name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace
      AND relname = ANY (here) AND oid NOT IN (SELECT oid FROM tied);
    IF name IS NOT NULL THEN
        RAISE EXCEPTION 'the table % is not known to be of Seneschal: drop it yourself, '
            'or restore into an empty database', name;
    END IF;
    FOREACH name IN ARRAY here LOOP
        EXECUTE format('DROP TABLE %I CASCADE', name);
    END LOOP;
END
$$;
"""
"""Drops our tables, and those of newer schemas: they refer to tables of ours. Any other table is an
error."""


class ProgramFailed(Exception):
    """A program is missing or has failed; the message is its own, in one line."""


def dump(url: URL, target: Path) -> None:
    """Dump the database to a compressed file, as one snapshot.

    Raises:
        ProgramFailed: pg_dump is missing or has failed.
    """
    options, password = _connection(url)
    _run("pg_dump", [*options, "--format=custom", *NO_OWNERS, f"--file={target}"], password)


def restore(url: URL, file: Path) -> None:
    """Replace all tables, those of another schema too, by those of a dump, or change nothing.

    The whole dump is read before one transaction does all of it.

    Raises:
        ProgramFailed: psql or pg_restore is missing or has failed, or there are other tables.
    """
    options, password = _connection(url)
    ours = ",".join((*OTHER_TABLES, *METADATA.tables))
    options += ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
    with TemporaryFile() as script:
        script.write(DROP_ALL_TABLES)
        script.flush()
        clean = ["--clean", "--if-exists", *NO_OWNERS, "--file=-", str(file)]
        _run("pg_restore", clean, stdout=script)
        script.seek(0)
        _run("psql", [*options, f"--set=ours={ours}", "--file=-"], password, stdin=script)


def schema_of(file: Path) -> str:
    """Return the schema number of a dump.

    Raises:
        ProgramFailed: pg_restore is missing, or the file is not a dump.
    """
    options = ["--data-only", "--table=alembic_version", "--file=-", str(file)]
    lines = iter(_run("pg_restore", options).splitlines())
    if not any(line.startswith("COPY ") for line in lines):
        raise ProgramFailed(f"{file} is not a dump of Seneschal's")
    return next(lines)


def _connection(url: URL) -> tuple[list[str], Mapping[str, str]]:
    """Return the connection options of a program, and the environment with the password."""
    values = {"--host": url.host or url.query.get("host"), "--username": url.username}
    values |= {"--port": str(url.port) if url.port else None, "--dbname": url.database}
    password = {"PGPASSWORD": url.password} if url.password else {}
    return [f"{option}={value}" for option, value in values.items() if value], password


def _run(
    program: str,
    options: Sequence[str],
    password: Mapping[str, str] = MappingProxyType({}),
    *,
    stdin: IO[bytes] | int = DEVNULL,
    stdout: IO[bytes] | int = PIPE,
) -> str:
    """Run a program and return its output.

    Raises:
        ProgramFailed: it is missing, or has failed; with the first line of its errors.
    """
    path = shutil.which(program)
    if path is None:
        raise ProgramFailed(f"{program} is not installed here; it comes with PostgreSQL's clients")
    command, environment = [path, *options], os.environ | password
    done = run(  # noqa: S603 - no shell
        command, env=environment, stdin=stdin, stdout=stdout, stderr=PIPE, check=False
    )
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        raise ProgramFailed(lines[0] if lines else f"{program} has ended with {done.returncode}")
    return (done.stdout or b"").decode(errors="replace")
