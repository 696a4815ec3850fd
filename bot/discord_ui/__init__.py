"""The Discord interface: commands, panels, buttons and error messages."""
