"""What a person meets in Discord: commands, panels, buttons, and how errors are told."""
