"""PostgreSQL's own programs for dumping and restoring; the password goes by the environment."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from tempfile import TemporaryFile
from typing import IO, Any

from sqlalchemy.engine import URL

from bot.store.models import METADATA
from bot.store.old_names import OLD_TABLES

NO_OWNERS = ("--no-owner", "--no-privileges")
BESIDES = ("alembic_version", "reminders", *OLD_TABLES.values())
"""Tables of ours beside those of the rows: Alembic's own, and those that older schemas had."""
ALL_TABLES_GO = b"""
BEGIN;
SET LOCAL lock_timeout = '5s';
SET LOCAL client_min_messages = warning;
SELECT set_config('seneschal.ours', :'ours', true);
DO $$
DECLARE
    ours text[] := string_to_array(current_setting('seneschal.ours'), ',');
    here text[] := ARRAY(SELECT tablename FROM pg_tables WHERE schemaname = current_schema());
    one text;
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
    SELECT min(relname::text) INTO one FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace
      AND relname = ANY (here) AND oid NOT IN (SELECT oid FROM tied);
    IF one IS NOT NULL THEN
        RAISE EXCEPTION 'the table % is not known to be of Seneschal: drop it yourself, '
            'or restore into an empty database', one;
    END IF;
    FOREACH one IN ARRAY here LOOP
        EXECUTE format('DROP TABLE %I CASCADE', one);
    END LOOP;
END
$$;
"""
"""Those of a newer schema may refer to those a dump knows, so that these cannot go alone; by what
they refer to they are told from those of others."""


class ProgramFailed(Exception):
    """A program is missing or has failed; the message is its own, in one line."""


def dump(url: URL, target: Path) -> None:
    """Dump the database to a compressed file, as one snapshot.

    Raises:
        ProgramFailed: pg_dump is missing or has failed.
    """
    where, secret = _connection(url)
    _output("pg_dump", [*where, "--format=custom", *NO_OWNERS, f"--file={target}"], secret)


def restore(url: URL, file: Path) -> None:
    """Put a dump in the place of all tables, those of another schema too, or change nothing.

    What goes and what comes is one transaction, which ends well only once the whole dump was read.

    Raises:
        ProgramFailed: psql or pg_restore is not there, or one has failed, or a table is another's.
    """
    psql, pg_restore = _found("psql"), _found("pg_restore")
    where, secret = _connection(url)
    ours = ",".join((*BESIDES, *METADATA.tables))
    asked = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", f"--set=ours={ours}", "--file=-"]
    cleanly = ["--clean", "--if-exists", *NO_OWNERS, "--file=-", str(file)]
    with TemporaryFile() as said:
        server = _started(psql, [*where, *asked], secret, stdin=PIPE, stdout=DEVNULL, stderr=said)
        dump = _started(pg_restore, cleanly, {}, stdout=PIPE, stderr=said)
        with suppress(BrokenPipeError), server, dump:  # psql may end first, and says why
            assert server.stdin is not None
            assert dump.stdout is not None
            server.stdin.write(ALL_TABLES_GO)
            shutil.copyfileobj(dump.stdout, server.stdin)
            if dump.wait() == 0:
                server.stdin.write(b"COMMIT;\n")
            server.stdin.close()
        for program in (dump, server):
            _need_done(program, said)


def schema_of(file: Path) -> str:
    """Return the schema number of a dump.

    Raises:
        ProgramFailed: pg_restore is missing, or the file is not a dump.
    """
    only = ["--data-only", "--table=alembic_version", "--file=-"]
    lines = _output("pg_restore", [*only, str(file)], {}).splitlines()
    begins = [at for at, line in enumerate(lines) if line.startswith("COPY ")]
    if not begins:
        raise ProgramFailed(f"{file} is no dump of Seneschal's")
    return lines[begins[0] + 1]


def _connection(url: URL) -> tuple[list[str], Mapping[str, str]]:
    """Return the connection options of a program, and the environment with the password."""
    named = {"--host": url.host or url.query.get("host"), "--username": url.username}
    named["--port"] = str(url.port) if url.port else None
    where = [f"{option}={value}" for option, value in named.items() if value]
    secret = {"PGPASSWORD": url.password} if url.password else {}
    return [*where, f"--dbname={url.database}"], secret


def _output(program: str, options: Sequence[str], secret: Mapping[str, str]) -> str:
    with TemporaryFile() as said:
        with _started(_found(program), options, secret, stdout=PIPE, stderr=said) as running:
            assert running.stdout is not None
            told = running.stdout.read()
        _need_done(running, said)
    return told.decode(errors="replace")


def _found(program: str) -> str:
    """Return the path of a program.

    Raises:
        ProgramFailed: it is not there.
    """
    found = shutil.which(program)
    if found is None:
        raise ProgramFailed(f"{program} is not installed here; it comes with PostgreSQL's clients")
    return found


def _started(
    program: str, options: Sequence[str], secret: Mapping[str, str], **streams: Any
) -> Popen[bytes]:
    return Popen([program, *options], env=os.environ | secret, **streams)  # noqa: S603 - no shell


def _need_done(program: Popen[bytes], said: IO[bytes]) -> None:
    """Nothing where it has done what it was asked.

    Raises:
        ProgramFailed: it has not, with the first line that was said.
    """
    if program.returncode:
        said.seek(0)
        lines = said.read().decode(errors="replace").strip().splitlines()
        raise ProgramFailed(lines[0] if lines else f"it has ended with {program.returncode}")
