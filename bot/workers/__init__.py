"""Worker processes for long jobs: plain JSON in, bytes out, while the event loop stays free.

A job is a top-level function of a module, so that the process can find it by name. It takes plain
data and returns bytes. Exceptions are raised again in the caller.
"""

from bot.workers.pool import Closed, Died, Pool, Priority, cores
from bot.workers.worker import Job

__all__ = ["Closed", "Died", "Job", "Pool", "Priority", "cores"]
