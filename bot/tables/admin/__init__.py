"""How much users may do at tables, and the settings of a server."""
