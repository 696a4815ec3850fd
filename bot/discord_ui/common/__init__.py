"""What all features share: control ids, buttons, layouts, replies."""
