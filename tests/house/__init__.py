"""The structure of the repository: imports, names of games, catalogues, documents and files."""
