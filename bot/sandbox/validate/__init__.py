"""What Discord accepts in a body: messages, components, modals, commands."""
