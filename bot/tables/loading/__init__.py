"""From rows to a table and back: what a unit of work is loaded from, and what is kept at hand."""
