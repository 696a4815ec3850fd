"""The record file, and the check against the seed's hash."""
