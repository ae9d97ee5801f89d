"""The steps of a game, one file per part of the sequence of play."""
