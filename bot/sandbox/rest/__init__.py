"""The REST API, version 10: one module of routes for each kind of resource."""
