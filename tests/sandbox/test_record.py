"""The transcript, and its check against an API description."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.sandbox import Channel, LoopbackDiscord, Transcript, User
from bot.sandbox.openapi import Checker, complaints, description_file
from bot.sandbox.transcript import Entry
from bot.sandbox.validate.messages import Upload
from tests.sandbox.sample_bot import PNG, SampleBot

MINI = {
    "paths": {
        "/channels/{channel_id}/messages": {
            "post": {
                "requestBody": {
                    "content": {
                        "application/json": {"schema": {"$ref": "#/components/schemas/Message"}}
                    }
                },
                "responses": {
                    "200": {"content": {"application/json": {"schema": {"required": ["id"]}}}}
                },
            },
            "get": {"responses": {}},
        },
        "/channels/{channel_id}/messages/last": {
            "post": {
                "requestBody": {"content": {"application/json": {"schema": False}}},
                "responses": {},
            }
        },
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Message": {
                "type": "object",
                "properties": {
                    "content": {"type": "string", "maxLength": 5},
                    "reply": {"$ref": "#/components/schemas/SnowflakeType"},
                    "parts": {
                        "type": "array",
                        "items": {
                            "oneOf": [
                                {"$ref": "#/components/schemas/Text"},
                                {"$ref": "#/components/schemas/Line"},
                            ]
                        },
                    },
                },
            },
            "Text": {
                "type": "object",
                "properties": {"type": {"enum": [10]}, "content": {"maxLength": 3}},
                "required": ["type"],
            },
            "Line": {
                "type": "object",
                "properties": {"type": {"enum": [14]}},
                "required": ["type"],
            },
        }
    },
}


def sent(body: object, path: str = "/channels/1/messages", method: str = "POST") -> Entry:
    """Return a recorded request."""
    return Entry(method, path, path, {}, body, [])


def test_a_valid_body_has_no_errors() -> None:
    checker = Checker(MINI)
    assert checker.check([sent({"content": "hello", "reply": 12}), sent({})]) == []


def test_every_error_names_its_place() -> None:
    checker = Checker(MINI)
    (long,) = checker.check([sent({"content": "too long"})])
    assert "$.content" in long
    body = {"parts": [{"type": 14}, {"type": 10, "content": "long"}]}
    (nested,) = checker.check([sent(body)])
    assert "$.parts[1].content" in nested


def test_unknown_operations_and_unneeded_bodies_are_reported() -> None:
    checker = Checker(MINI)
    assert checker.check([sent({}, "/nothing")]) == ["POST /nothing: no such operation"]
    assert checker.check([sent({"x": 1}, method="GET")]) == [
        "GET /channels/1/messages: takes no body"
    ]
    assert len(checker.check([sent({}, "/channels/1/messages/last")])) == 1


def test_responses_are_checked_too() -> None:
    entry = sent({})
    entry.status, entry.response = 200, {}
    (complaint,) = Checker(MINI).response_errors(entry)
    assert "'id' is a required property" in complaint


def test_the_description_is_found_through_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SENESCHAL_SHARED", raising=False)
    assert description_file() is None
    assert complaints([sent({"content": "too long"})]) == []
    monkeypatch.setenv("SENESCHAL_SHARED", str(tmp_path))
    assert description_file() is None
    (tmp_path / "discord").mkdir()
    path = tmp_path / "discord" / "openapi.json"
    path.write_text(json.dumps(MINI))
    assert description_file() == path
    refused, taken = sent({"content": "too long"}), sent({"content": "too long"})
    refused.status, taken.status = 400, 200
    assert len(complaints([refused, taken])) == 1


async def test_everything_sent_can_be_searched(
    sample_bot: SampleBot, games: Channel, alice: User, server: LoopbackDiscord
) -> None:
    await alice.at(games).slash("board", target="版圖")
    record = server.transcript
    assert [entry.template for entry in record.search("版圖")] == [
        "/interactions/{interaction_id}/{token}/callback"
    ]
    assert record.search(PNG) == record.search("版圖")
    assert record.search("board.png") == record.search("A board")
    assert record.search(server.token) == []
    entry = record.find("PUT", "/applications/*/commands")[0]
    assert entry.status == 200
    assert len(record) == len(list(record))


def test_files_need_not_be_kept() -> None:
    record = Transcript(keep_files=False)
    entry = sent({})
    entry.files = [Upload("files[0]", "board.png", PNG)]
    record.add(entry)
    assert record.search(PNG) == [entry]
    record.finish(entry, 200, {})
    assert record.search(PNG) == []
    assert (entry.files, record.entries) == ([], [entry])
