"""Check bodies as Discord does: messages, components, modals, commands."""
