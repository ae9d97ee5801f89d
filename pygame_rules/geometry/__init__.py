"""Hexes and graphs."""
