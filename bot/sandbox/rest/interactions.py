"""Interaction callbacks and the webhook of an interaction: original response and follow-ups."""

from __future__ import annotations

from typing import Final

from bot.sandbox import interactions, payloads
from bot.sandbox.errors import ApiError, Problems
from bot.sandbox.interactions import Interaction
from bot.sandbox.model import Message
from bot.sandbox.rest.call import Call, Json, ResponseBody, Route
from bot.sandbox.sending import edit, send, send_thinking
from bot.sandbox.validate import choices, modals
from bot.sandbox.validate.messages import Draft, read


def callback(call: Call) -> ResponseBody:
    """POST the first response to an interaction."""
    interaction = call.core.interactions.for_first_response(
        call.params["interaction_id"], call.params["token"]
    )
    kind = call.json.get("type")
    problems = Problems()
    problems.one_of(("type",), kind, interactions.RESPONSE_TYPES[interaction.type])
    if kind in (interactions.UPDATE, interactions.DEFERRED_UPDATE) and not interaction.source:
        problems.add(("type",), "INTERACTION_NO_MESSAGE", "There is no message to update")
    problems.check()
    assert isinstance(kind, int)
    data = call.json.get("data") or {}
    if not isinstance(data, dict):
        raise ApiError(50109)
    _apply(call, interaction, kind, data)
    interaction.acknowledge(kind)
    if call.query.get("with_response") in ("1", "true"):
        return _callback_answer(interaction, kind)
    return None


def _apply(call: Call, interaction: Interaction, kind: int, data: Json) -> None:
    world, channel = call.core.world, interaction.channel
    if kind == interactions.CHOICES:
        interaction.choices = choices.read(data, interaction.data)
    elif kind == interactions.MODAL:
        interaction.modal = modals.read(data)
    elif channel.deleted:
        raise ApiError(10003)
    elif kind == interactions.MESSAGE:
        draft = _read(call, interaction, data)
        interaction.original = send(
            world, channel, draft, only_for=interaction.user, interaction=interaction.metadata()
        )
    elif kind == interactions.DEFERRED_MESSAGE:
        interaction.original = send_thinking(
            world, channel, data.get("flags") or 0, interaction.user, interaction.metadata()
        )
    else:
        source = interaction.original = interaction.source
        if kind == interactions.UPDATE and source is not None:
            if source.deleted:
                raise ApiError(10008)
            edit(world, source, _read(call, interaction, data, source))


def _read(
    call: Call, interaction: Interaction, data: Json, current: Message | None = None
) -> Draft:
    return read(
        call.core.world,
        data,
        call.uploads,
        file_limit=payloads.file_limit(interaction.channel.guild),
        current=current,
        ephemeral_allowed=current is None,
    )


def _callback_answer(interaction: Interaction, kind: int) -> Json:
    body: Json = {"interaction": {"id": str(interaction.id), "type": interaction.type}}
    message = interaction.original
    if message is None:
        return body
    body["interaction"] |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.loading,
        "response_message_ephemeral": message.ephemeral,
    }
    body["resource"] = {"type": kind}
    if kind in (interactions.MESSAGE, interactions.UPDATE, interactions.DEFERRED_MESSAGE):
        body["resource"]["message"] = payloads.message(message)
    return body


def follow_up(call: Call) -> ResponseBody:
    """POST a follow-up; the first one after a deferral replaces "thinking"."""
    interaction = call.core.interactions.for_webhook(call.params["token"])
    world, original = call.core.world, interaction.original
    draft = _read(call, interaction, call.json)
    interaction.answered = True
    if original is not None and original.loading and not original.deleted:
        message = edit(world, original, draft)
    else:
        message = send(
            world,
            interaction.channel,
            draft,
            only_for=interaction.user,
            interaction=interaction.metadata(),
        )
        interaction.followups.append(message)
    world.changed(interaction.channel)
    return payloads.message(message)


def _target(call: Call, interaction: Interaction) -> Message:
    """Return the message of a webhook path: the original response, a follow-up, or the source."""
    messages = [interaction.original, *interaction.followups]
    if call.params["message_id"] == "@original":
        message = interaction.original
    else:
        message = next((m for m in messages if m and m.id == call.number("message_id")), None)
    if message is None or message.deleted:
        raise ApiError(10008)
    return message


def get_message(call: Call) -> ResponseBody:
    """GET the original response or a follow-up."""
    interaction = call.core.interactions.for_webhook(call.params["token"])
    return payloads.message(_target(call, interaction))


def patch_message(call: Call) -> ResponseBody:
    """PATCH the original response or a follow-up."""
    interaction = call.core.interactions.for_webhook(call.params["token"])
    message = _target(call, interaction)
    draft = _read(call, interaction, call.json, message)
    interaction.answered = True
    return payloads.message(edit(call.core.world, message, draft))


def delete_message(call: Call) -> ResponseBody:
    """DELETE the original response or a follow-up."""
    interaction = call.core.interactions.for_webhook(call.params["token"])
    message = _target(call, interaction)
    interaction.answered = True
    call.core.world.delete_message(message)
    return None


HOOK: Final = "/webhooks/{webhook_id}/{token}"
ROUTES: Final[tuple[Route, ...]] = (
    ("POST", "/interactions/{interaction_id}/{token}/callback", callback),
    ("POST", HOOK, follow_up),
    ("GET", f"{HOOK}/messages/{{message_id}}", get_message),
    ("PATCH", f"{HOOK}/messages/{{message_id}}", patch_message),
    ("DELETE", f"{HOOK}/messages/{{message_id}}", delete_message),
)
