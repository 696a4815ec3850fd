"""Serve the gallery to this computer only."""

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
_TEXT_TYPE = "text/plain; charset=utf-8"
_HTML_TYPE = "text/html; charset=utf-8"
_PNG_TYPE = "image/png"


class _Handler(BaseHTTPRequestHandler):
    """Answers with the page, the version of the source files, or a picture."""

    def __init__(self, game: str, drawing: DrawingProcess, *rest: Any) -> None:
        self._game = game
        self._drawing = drawing
        super().__init__(*rest)

    def do_GET(self) -> None:
        """Answer a request."""
        address = urlsplit(self.path)
        query = dict(parse_qsl(address.query))
        chosen = {field: query[field] for field in Shot._fields if field in query}
        match address.path:
            case "/":
                self._send(HTTPStatus.OK, _HTML_TYPE, self._page(chosen).encode())
            case "/version":
                self._send(HTTPStatus.OK, _TEXT_TYPE, self._drawing.version.encode())
            case "/picture":
                self._send_picture([chosen.get(field, "") for field in Shot._fields])
            case _:
                self._send(HTTPStatus.NOT_FOUND, _TEXT_TYPE, b"There is no such page.")

    def _page(self, chosen: dict[str, str]) -> str:
        version = self._drawing.version
        try:
            return page(self._game, self._drawing.shots(), version, chosen)
        except DrawingFailed as failed:
            return error_page(self._game, version, str(failed))

    def _send_picture(self, shot: list[str]) -> None:
        try:
            if shot in self._drawing.shots():
                self._send(HTTPStatus.OK, _PNG_TYPE, self._drawing.draw(shot))
            else:
                self._send(HTTPStatus.NOT_FOUND, _TEXT_TYPE, b"There is no such picture.")
        except DrawingFailed as failed:
            self._send(HTTPStatus.INTERNAL_SERVER_ERROR, _TEXT_TYPE, str(failed).encode())

    def _send(self, status: HTTPStatus, content_type: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", content_type)
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

    Port 0 chooses a free port.

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
