"""Read the body of a new or edited message into a draft, or refuse it as Discord does."""

from __future__ import annotations

import copy
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.sandbox import limits, mentions, widgets
from bot.sandbox.content import Attachment
from bot.sandbox.errors import ApiError, Path, Problems
from bot.sandbox.flags import COMPONENTS_V2, EPHEMERAL, SILENT
from bot.sandbox.model import Message
from bot.sandbox.validate import components as component_rules
from bot.sandbox.validate import embeds as embed_rules
from bot.sandbox.validate.components import drop_nulls
from bot.sandbox.world import World

Json = dict[str, Any]

SUPPRESS_EMBEDS: Final = 1 << 2
SETTABLE: Final = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
LEGACY: Final = ("content", "embeds", "sticker_ids", "poll")


@dataclass(frozen=True)
class Upload:
    """A file of a multipart body, by its field (`files[0]`)."""

    field: str
    filename: str
    data: bytes


@dataclass
class Draft:
    """The content of a message once it is sent or edited."""

    content: str
    embeds: list[Json]
    components: list[Json]
    flags: int
    attachments: list[Attachment] = field(default_factory=list)
    allowed: Json | None = None
    nonce: str | int | None = None


def read(
    world: World,
    body: Json,
    uploads: list[Upload],
    *,
    file_limit: int,
    current: Message | None = None,
    ephemeral_allowed: bool = False,
) -> Draft:
    """Check a body against all limits, and merge it with the message it edits.

    Args:
        world: where uploaded files go once the body has passed.
        body: the JSON of the message.
        uploads: the files that came with it.
        file_limit: bytes a file may have here.
        current: the message being edited, if any.
        ephemeral_allowed: whether the EPHEMERAL flag means something here.

    Raises:
        ApiError: 50035 with nested errors, 50006, or 40005.
    """
    if any(len(upload.data) > file_limit for upload in uploads):
        raise ApiError(40005)
    draft = _merge(body, current, SETTABLE | (EPHEMERAL if ephemeral_allowed else 0))
    problems = Problems(app_emoji=world.me.emoji)
    v2 = bool(draft.flags & COMPONENTS_V2)
    _check_texts(problems, body, draft)
    embed_rules.check(problems, draft.embeds)
    component_rules.check_message(problems, draft.components, v2=v2)
    mentions.check(problems, body.get("allowed_mentions"))
    if v2:
        _refuse_legacy(problems, body, draft)
    draft.attachments = _attachments(world, problems, body, uploads, current)
    problems.check()
    component_rules.complete(draft.components)
    for embed in draft.embeds:
        embed.setdefault("type", "rich")
    _resolve_media(world, problems, draft)
    problems.check()
    if _is_empty(draft, v2=v2):
        raise ApiError(50006)
    for attachment in draft.attachments:
        world.attachments[attachment.id] = attachment
    return draft


def _merge(body: Json, current: Message | None, settable: int) -> Draft:
    def kept(name: str, empty: Any) -> Any:
        if name in body or current is None:
            return drop_nulls(body.get(name)) or empty
        return drop_nulls(getattr(current, name))

    flags = body.get("flags") or 0
    if not isinstance(flags, int):
        problems = Problems()
        problems.number(("flags",), flags, 0, 2**31)
        problems.check()
    before = current.flags if current else 0
    return Draft(
        content=kept("content", ""),
        embeds=kept("embeds", []),
        components=kept("components", []),
        flags=before | (flags & settable),
        allowed=body.get("allowed_mentions"),
        nonce=body.get("nonce"),
    )


def _check_texts(problems: Problems, body: Json, draft: Draft) -> None:
    problems.text(("content",), draft.content, limits.CONTENT, 0)
    if isinstance(draft.content, str):
        draft.content = draft.content.strip()
    if isinstance(draft.nonce, str):
        problems.text(("nonce",), draft.nonce, limits.NONCE, 0)
    elif draft.nonce is not None:
        problems.number(("nonce",), draft.nonce, -(2**63), 2**63 - 1)
    if not isinstance(body.get("tts") or False, bool):
        problems.add(("tts",), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def _refuse_legacy(problems: Problems, body: Json, draft: Draft) -> None:
    present = {**body, "content": draft.content, "embeds": draft.embeds}
    for name in LEGACY:
        if present.get(name):
            problems.add(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _attachments(
    world: World,
    problems: Problems,
    body: Json,
    uploads: list[Upload],
    current: Message | None,
) -> list[Attachment]:
    """Return the files of the resulting message: those kept, then those uploaded."""
    there = {str(a.id): a for a in current.attachments} if current else {}
    fresh = {str(_index(upload)): upload for upload in uploads}
    listed = body.get("attachments")
    if listed is None:
        if "attachments" in body:
            there = {}
        listed = [{"id": number} for number in (*there, *fresh)]
    entries = problems.count(("attachments",), listed, 0, limits.ATTACHMENTS)
    result = []
    for index, entry in enumerate(entries):
        path: Path = ("attachments", index)
        number = str(entry.get("id"))
        problems.text((*path, "description"), entry.get("description"), limits.ALT_TEXT, 0)
        problems.text((*path, "filename"), entry.get("filename"), limits.FILE_NAME, 0)
        if number in there:
            result.append(_kept(there[number], entry))
        elif number in fresh:
            result.append(_new(world, fresh[number], entry))
        else:
            problems.add((*path, "id"), "ATTACHMENT_NOT_FOUND", f"Unknown attachment {number}")
    return result


def _index(upload: Upload) -> int:
    match = re.fullmatch(r"files\[(\d+)\]", upload.field)
    return int(match[1]) if match else 0


def _kept(attachment: Attachment, entry: Mapping[str, Any]) -> Attachment:
    if "description" in entry:
        attachment = copy.copy(attachment)
        attachment.description = entry["description"] or ""
    return attachment


def _new(world: World, upload: Upload, entry: Mapping[str, Any]) -> Attachment:
    requested = entry.get("filename") or upload.filename or "unknown"
    filename = re.sub(r"[^A-Za-z0-9_.\-]", "", requested.replace(" ", "_")) or "unknown"
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    return world.new_attachment(filename, upload.data, kind, entry.get("description") or "")


def _resolve_media(world: World, problems: Problems, draft: Draft) -> None:
    """Replace `attachment://name` by URLs; refuse a name that is not attached."""
    by_name = {attachment.filename: attachment for attachment in draft.attachments}
    by_url = {attachment.url: attachment for attachment in draft.attachments}
    for item, _ in widgets.media(draft.components):
        url = item["url"]
        attachment = by_url.get(url) or by_name.get(url.removeprefix("attachment://"))
        if attachment is not None:
            item |= {
                "id": str(attachment.id),
                "url": attachment.url,
                "proxy_url": attachment.url,
                "content_type": attachment.content_type,
                "attachment_id": str(attachment.id),
                "loading_state": 2,
                "flags": 0,
            }
            if attachment.pixels:
                item["width"], item["height"] = attachment.pixels
        elif url.startswith("attachment://"):
            problems.add(
                ("components",),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url} was not found",
            )
        else:
            item |= {"id": str(world.new_id()), "proxy_url": url}
    for raw in widgets.walk(draft.components):
        if raw["type"] == widgets.FILE and (shown := by_url.get(raw["file"]["url"])):
            raw |= {"name": shown.filename, "size": shown.size}
    for slot in widgets.embed_media(draft.embeds):
        key = "url" if "icon_url" not in slot else "icon_url"
        name = slot[key].removeprefix("attachment://")
        if slot[key].startswith("attachment://") and name in by_name:
            slot[key] = by_name[name].url


def _is_empty(draft: Draft, *, v2: bool) -> bool:
    if v2:
        return not draft.components
    return not (draft.content or draft.embeds or draft.attachments)
