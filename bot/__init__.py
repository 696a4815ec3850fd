"""The Discord bot: tables, their storage, commands and messages."""
