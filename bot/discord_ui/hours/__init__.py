"""A person's own time: where they live, when they sleep, when they are away."""
