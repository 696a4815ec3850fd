"""Pictures of the games: a view goes in, PNG bytes come out."""
