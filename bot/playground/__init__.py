"""The real bot behind the sandbox's web page, for whoever wants to try it without Discord."""
