"""What all features are made of: control ids, layouts, replies, errors."""
