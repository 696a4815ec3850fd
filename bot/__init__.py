"""What a person in Discord meets: tables, store, commands and panels."""
