"""Moving without being there: plans for one's own next decisions, and answers given alone."""
