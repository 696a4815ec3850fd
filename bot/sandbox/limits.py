"""All limits of Discord. Lengths are in characters."""

from __future__ import annotations

from typing import Final

# Interactions, in seconds.
FIRST_RESPONSE_S: Final = 3.0
TOKEN_LIFE: Final = 15 * 60.0

# Ours, not Discord's: seconds to wait for a message or a response before giving a timeout error.
TIMEOUT_S: Final = 60.0

# Messages.
CONTENT: Final = 2000
EMBEDS: Final = 10
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
EMBED_FOOTER: Final = 2048
EMBED_AUTHOR: Final = 256
EMBED_TOTAL: Final = 6000
NONCE: Final = 25
NONCE_MEMORY: Final = 300.0
MENTION_LIST: Final = 100
OLD_MESSAGE: Final = 3600.0
OLD_EDITS: Final = 3
OLD_EDITS_PERIOD: Final = 3600.0
HISTORY: Final = 100
BULK_DELETE: Final = (2, 100)
BULK_DELETE_AGE: Final = 14 * 86400.0

# Files.
ATTACHMENTS: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024
FILE_NAME: Final = 1024
ALT_TEXT: Final = 1024

# Components in a message.
ROWS: Final = 5
ROW_BUTTONS: Final = 5
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
URL: Final = 512
MEDIA_URL: Final = 2048
SELECT_OPTIONS: Final = 25
OPTION_TEXT: Final = 100
PLACEHOLDER: Final = 150
V2_COMPONENTS: Final = 40
V2_TEXT: Final = 4000
SECTION_TEXTS: Final = 3
GALLERY_ITEMS: Final = 10
COLOUR: Final = 0xFFFFFF

# Modals.
MODAL_TITLE: Final = 45
MODAL_COMPONENTS: Final = 5
INPUT_LABEL: Final = 45
INPUT_DESCRIPTION: Final = 100
INPUT_PLACEHOLDER: Final = 100
INPUT_VALUE: Final = 4000
GROUP_OPTIONS: Final = 10

# Application commands.
COMMANDS: Final = 100
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_OPTIONS: Final = 25
COMMAND_TOTAL: Final = 8000
CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 100
STRING_OPTION: Final = 6000
SAFE_INTEGER: Final = 2**53

# Channels and threads; auto-archiving in minutes, slow mode in seconds.
CHANNEL_NAME: Final = 100
EMOJI_NAME, EMOJI_BYTES, APPLICATION_EMOJI = 32, 256 * 1024, 2000
FORUM_TAGS, APPLIED_TAGS, TAG_NAME = 20, 5, 20
AUTO_ARCHIVE: Final = (60, 1440, 4320, 10080)
SLOWMODE: Final = 21600

# Gateway: the frames a client may send, and in how many seconds.
GATEWAY_FRAMES: Final = (120, 60.0)

_LOCALES: Final = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg "
    "ru uk hi th zh-CN ja zh-TW ko he ar fa"
)
LOCALES: Final = frozenset(_LOCALES.split())
