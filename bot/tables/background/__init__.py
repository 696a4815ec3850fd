"""Loops and tasks that run beside the requests: timers, wake-ups, leases."""
