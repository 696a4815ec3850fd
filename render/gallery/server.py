"""Serve the gallery on loopback."""

from __future__ import annotations

import errno
import sys
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from engine.core.errors import EngineError
from render.gallery.drawing import DrawingFailed, DrawingProcess
from render.gallery.page import error_page, page
from render.gallery.shots import Shot

HOST = "127.0.0.1"
PORT = 8650
TEXT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"
PNG = "image/png"


class _Handler(BaseHTTPRequestHandler):
    """Answers with the page, the version of the files, or a picture."""

    def __init__(self, game: str, drawing: DrawingProcess, *rest: Any) -> None:
        self._game = game
        self._drawing = drawing
        super().__init__(*rest)

    def do_GET(self) -> None:
        """Answer a request."""
        address = urlsplit(self.path)
        words = dict(parse_qsl(address.query))
        shot = {field: words[field] for field in Shot._fields if field in words}
        match address.path:
            case "/":
                self._send(HTTPStatus.OK, HTML, self._page(shot).encode())
            case "/version":
                self._send(HTTPStatus.OK, TEXT, self._drawing.version.encode())
            case "/picture":
                self._send_picture([shot.get(field, "") for field in Shot._fields])
            case _:
                self._send(HTTPStatus.NOT_FOUND, TEXT, b"There is no such page.")

    def _page(self, chosen: dict[str, str]) -> str:
        version = self._drawing.version
        try:
            return page(self._game, self._drawing.shots(), version, chosen)
        except DrawingFailed as failed:
            return error_page(self._game, version, str(failed))

    def _send_picture(self, shot: list[str]) -> None:
        try:
            if shot in self._drawing.shots():
                self._send(HTTPStatus.OK, PNG, self._drawing.draw(shot))
            else:
                self._send(HTTPStatus.NOT_FOUND, TEXT, b"There is no such picture.")
        except DrawingFailed as failed:
            self._send(HTTPStatus.INTERNAL_SERVER_ERROR, TEXT, str(failed).encode())

    def _send(self, status: HTTPStatus, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing for a request."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that no longer wait for an answer."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def serve(game: str, seats: int, port: int = PORT) -> int:
    """Serve the gallery of a game until Ctrl-C, and return the exit status.

    Port 0 takes a free one.

    Raises:
        EngineError: the port cannot be used.
    """
    drawing = DrawingProcess(game, seats)
    try:
        server = _Server((HOST, port), partial(_Handler, game, drawing))
    except OSError as error:
        why = (
            "is in use" if error.errno == errno.EADDRINUSE else f"cannot be used: {error.strerror}"
        )
        raise EngineError(f"port {port} {why}; choose another one with --port") from error
    with server:
        print(
            f"The pictures of {game}: http://{HOST}:{server.server_port}/ (Ctrl-C stops it)",
            flush=True,
        )
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
        finally:
            drawing.close()
    return 0
