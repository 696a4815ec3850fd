"""Every table there is: the modules whose rows they keep, read in."""

from __future__ import annotations

from bot.store import (
    columns,
    person_rows,
    plan_rows,
    process_rows,
    proposal_rows,
    review_rows,
    rows,
    server_rows,
)

MODULES = (rows, proposal_rows, person_rows, process_rows, plan_rows, server_rows, review_rows)
METADATA = columns.Row.metadata
