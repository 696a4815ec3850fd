"""Who may do what: permissions, quotas, rate limits and a server's settings."""
