"""Cyclades on the screen: three sea charts, the gods above them."""
