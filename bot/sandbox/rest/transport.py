"""REST over aiohttp: bodies, faults, rate limits, and responses in Discord's form."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import BodyPartReader, web

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError
from bot.sandbox.faults import Fault
from bot.sandbox.ratelimits import Verdict
from bot.sandbox.rest import channels, commands, emoji, guilds, interactions, messages, users
from bot.sandbox.rest.call import Call, Handler, Json, ResponseBody, Route, as_id
from bot.sandbox.transcript import Entry
from bot.sandbox.validate.messages import Upload

BASE: Final = "/api/v10"
ROUTES: Final[tuple[Route, ...]] = (
    *users.ROUTES,
    *guilds.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *commands.ROUTES,
    *emoji.ROUTES,
    *interactions.ROUTES,
)
TOKEN_PATHS: Final = ("/interactions/", "/webhooks/")
"""Routes with a token in the path: no login, no global rate limit."""
CREATING_PATHS: Final = ("/threads",)
"""Routes that answer a POST with 201."""
MAJOR: Final = ("channel_id", "guild_id", "token")
PROXY: Final = "1.1 google"

Endpoint = Callable[[web.Request], Awaitable[web.StreamResponse]]


def install(app: web.Application, core: Core) -> None:
    """Add the API and the CDN to a web application."""
    for method, template, handler in ROUTES:
        app.router.add_route(method, BASE + template, _endpoint(core, template, handler))
    app.router.add_get("/attachments/{number}/{rest:.+}", _cdn(core))
    app.router.add_route("*", BASE + "/{rest:.*}", _endpoint(core, "/{rest}", _unknown))


def _unknown(call: Call) -> ResponseBody:
    raise ApiError(0, status=404, message=f"404: Not Found ({call.method} {call.path})")


def _cdn(core: Core) -> Endpoint:
    async def serve(request: web.Request) -> web.StreamResponse:
        attachment = core.world.attachments.get(as_id(request.match_info["number"]))
        if attachment is None or urlsplit(attachment.url).path != request.path:
            raise web.HTTPNotFound
        kind = {"Content-Type": attachment.content_type}
        return web.Response(body=attachment.data, headers=kind)

    return serve


def _endpoint(core: Core, template: str, handler: Handler) -> Endpoint:
    async def serve(request: web.Request) -> web.StreamResponse:
        core.in_flight += 1
        core.active()
        try:
            return await _serve(core, template, handler, request)
        finally:
            core.in_flight -= 1
            core.active()

    return serve


async def _serve(
    core: Core, template: str, handler: Handler, request: web.Request
) -> web.StreamResponse:
    body, uploads = await _read(request)
    path = request.path.removeprefix(BASE)
    entry = Entry(request.method, path, template, dict(request.query), body, uploads)
    core.transcript.add(entry)
    fault = core.faults.take(request.method, path)
    if fault is not None and fault.delay:
        await asyncio.sleep(fault.delay)
    call = Call(
        core, request.method, template, path, request.match_info, request.query, body, uploads
    )
    verdict = _spend(core, call)
    authorized = request.headers.get("Authorization") == f"Bot {core.token}"
    try:
        result = _result(call, handler, fault, verdict, authorized=authorized)
        created = request.method == "POST" and template.endswith(CREATING_PATHS)
        status = 204 if result is None else 201 if created else 200
    except ApiError as error:
        status, result = error.status, error.body()
    if fault is not None and fault.drop:
        core.transcript.finish(entry, None, None)
        assert request.transport is not None
        request.transport.close()
        return web.Response(status=500)
    if fault is not None and fault.garbage is not None:
        core.transcript.finish(entry, None, None)
        return _garbage(fault)
    core.transcript.finish(entry, status, result)
    core.invalid_requests += status in (401, 403, 429)
    return _response(status, result, verdict)


def _result(
    call: Call, handler: Handler, fault: Fault | None, verdict: Verdict, *, authorized: bool
) -> ResponseBody:
    """Return the handler's response, or what a fault makes of it."""
    if verdict.retry_after is not None:
        raise _limited(verdict.retry_after, is_global=verdict.is_global)
    if fault is not None and not fault.applied:
        _fail(fault)
    if not authorized and not call.template.startswith(TOKEN_PATHS):
        raise ApiError(0)
    if call.body is None:
        raise ApiError(50109)
    lost = fault is not None and (fault.drop or fault.garbage is not None) and not fault.applied
    result = None if lost else handler(call)
    if fault is not None and fault.applied:
        _fail(fault)
    return result


def _fail(fault: Fault) -> None:
    if fault.garbage is not None:
        return
    if fault.refusal is not None:
        raise fault.refusal
    if fault.status == 429:
        raise _limited(fault.retry_after, is_global=fault.is_global)
    if fault.status is not None:
        raise ApiError(0, status=fault.status, message=f"{fault.status}: Server Error")


def _garbage(fault: Fault) -> web.Response:
    """Return the response of a proxy in front of Discord, or half of Discord's response."""
    assert fault.garbage is not None
    kind = "text/html" if fault.garbage.startswith("<") else "application/json"
    return web.Response(
        status=fault.status or 200, body=fault.garbage.encode(), headers={"Content-Type": kind}
    )


def _limited(seconds: float, *, is_global: bool) -> ApiError:
    extra = {"retry_after": round(seconds, 3), "global": is_global}
    return ApiError(0, status=429, message="You are being rate limited.", extra=extra)


def _spend(core: Core, call: Call) -> Verdict:
    if call.template.endswith("/callback"):
        return Verdict({})
    major = "".join(call.params.get(name, "") for name in MAJOR)
    counts = not call.template.startswith(TOKEN_PATHS)
    return core.limiter.spend(call.method, call.template, major, counts=counts)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON (``None`` if it cannot be read) and the files."""
    try:
        if request.content_type.startswith("multipart/"):
            return await _read_parts(request)
        raw = await request.read()
        return (json.loads(raw) if raw else {}), []
    except (ValueError, RecursionError):
        return None, []


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    """Read a form with files.

    Raises:
        ValueError, RecursionError: it cannot be read.
    """
    body: Any = {}
    uploads = []
    if "boundary" not in request.headers["Content-Type"]:
        raise ValueError("no boundary")
    reader = await request.multipart()
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            raise ValueError("a form in a form")
        data = bytes(await part.read(decode=False))
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(data)
        else:
            uploads.append(Upload(name, part.filename or "", data))
    return body, uploads


def _response(status: int, result: Any, verdict: Verdict) -> web.Response:
    headers = {**verdict.headers, "Via": PROXY}
    if status == 204:
        return web.Response(status=204, headers=headers)
    if status == 429:
        _limit_headers(headers, result, verdict)
    headers["Content-Type"] = "application/json"
    text = json.dumps(result, ensure_ascii=False, separators=(",", ":"))
    return web.Response(status=status, body=text.encode(), headers=headers)


def _limit_headers(headers: dict[str, str], error: Json, verdict: Verdict) -> None:
    """Complete a 429 with the time to wait and the scope of the limit."""
    wait = error.setdefault("retry_after", 1.0)
    headers["Retry-After"] = str(max(1, round(wait)))
    if error.get("global"):
        headers["X-RateLimit-Global"] = "true"
        headers["X-RateLimit-Scope"] = "global"
    else:
        headers["X-RateLimit-Scope"] = "user" if verdict.retry_after is not None else "shared"
