"""What if: moves tried in private, from any position one may know."""
