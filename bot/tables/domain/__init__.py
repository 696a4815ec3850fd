"""Value types of a table: what rows, requests and results mean, without SQL or Discord."""
