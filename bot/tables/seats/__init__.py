"""Who plays a seat: resignation, substitutes, takeovers, empty seats."""
