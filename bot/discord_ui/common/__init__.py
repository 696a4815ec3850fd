"""What all features are made of: control ids, buttons, layouts, replies."""
