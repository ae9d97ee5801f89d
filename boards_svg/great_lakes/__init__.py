"""The map of the Great Lakes: shores, cities, lanes, pieces, and the cards beside it."""
