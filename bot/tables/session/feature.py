"""The base of the features in the facade: their methods run in transactions.

A decorated method is one transaction, or a part of one that others use too. Its callers pass the id
of a table; the method gets the loaded table instead. If the database has to repeat the transaction,
the method runs again.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.orm import Session

from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

F = TypeVar("F", bound="Feature")
T = TypeVar("T")
P = ParamSpec("P")


class Feature:
    """What people can do or read in one respect."""

    def __init__(self, service: TableService) -> None:
        self._service = service


def reads(
    method: Callable[Concatenate[F, Session, P], T],
) -> Callable[Concatenate[F, P], Coroutine[Any, Any, T]]:
    """Run a method in a read transaction; it gets the session, then its caller's arguments."""

    @wraps(method)
    async def read(self: F, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._service.read(lambda session: method(self, session, *args, **kwargs))

    return read


def writes(
    method: Callable[Concatenate[F, Session, P], T],
) -> Callable[Concatenate[F, P], Coroutine[Any, Any, T]]:
    """Run a method in a transaction that may write; it gets the session like :func:`reads`."""

    @wraps(method)
    async def write(self: F, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._service.transaction(
            lambda session: method(self, session, *args, **kwargs)
        )

    return write


def reads_table(
    method: Callable[Concatenate[F, UnitOfWork, P], T],
) -> Callable[Concatenate[F, int, P], Coroutine[Any, Any, T]]:
    """Load a table in a read transaction for a method; its caller passes the table's id."""

    @wraps(method)
    async def read(self: F, table_id: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._service.read(
            lambda session: method(self, self._service.load(session, table_id), *args, **kwargs)
        )

    return read


def changes_table(
    method: Callable[Concatenate[F, Request, UnitOfWork, P], None],
) -> Callable[Concatenate[F, Request, int, P], Coroutine[Any, Any, Table]]:
    """Let a method change a table, once per request; its caller gets the changed table."""

    @wraps(method)
    async def change(
        self: F, request: Request, table_id: int, /, *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        done = await self._service.change(
            table_id, request, lambda unit: method(self, request, unit, *args, **kwargs)
        )
        return done.unit.table()

    return change
