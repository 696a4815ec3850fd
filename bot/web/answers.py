"""Answers to the page's scripts, and the errors that become one."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any

from aiohttp import web

Json = dict[str, Any]

NO_STORE = {"Cache-Control": "no-store"}
COMPRESSED_FROM = 1000
"""Bytes of an answer from which it is sent compressed."""


class Refused(Exception):
    """A request that is answered with an error: a status, a word, and more about it."""

    def __init__(self, status: int, error: str, **about: Any) -> None:
        super().__init__(error)
        self.status = status
        self.answer: Json = {"error": error, **about}


def unknown() -> Refused:
    """Return the answer for what does not exist, or what the visitor may not know of."""
    return Refused(404, "unknown")


def forbidden() -> Refused:
    """Return the answer to a request from another site, or without a session."""
    return Refused(403, "forbidden")


def malformed() -> Refused:
    """Return the answer to a request that our own page does not make."""
    return Refused(400, "malformed")


def json_answer(data: Mapping[str, Any], status: int = 200) -> web.Response:
    """Return JSON that no cache keeps."""
    response = web.json_response(data, status=status, headers=NO_STORE)
    if response.content_length is not None and response.content_length > COMPRESSED_FROM:
        response.enable_compression()
    return response


def packed_answer(packed: bytes, request: web.Request) -> web.Response:
    """Return JSON that has been compressed with gzip, as almost every client accepts it."""
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        body, headers = gzip.decompress(packed), NO_STORE
    else:
        body, headers = packed, {**NO_STORE, "Content-Encoding": "gzip"}
    return web.Response(body=body, headers=headers, content_type="application/json")


async def body_of(request: web.Request) -> Json:
    """Return the JSON object of a request; raise ``Refused`` if it is not one."""
    if request.content_type != "application/json":
        raise forbidden()
    try:
        body = await request.json()
    except (ValueError, RecursionError):
        raise malformed() from None
    if not isinstance(body, dict):
        raise malformed()
    return body
