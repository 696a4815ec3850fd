"""The command line of the rules: random play, records, counts and descriptions."""
