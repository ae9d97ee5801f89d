"""Cyclades: gods bought by offerings, islands, fleets, mythological creatures, metropolises."""
