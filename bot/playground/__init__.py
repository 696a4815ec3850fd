"""The real bot behind the sandbox's web page, to try it without a Discord account."""
