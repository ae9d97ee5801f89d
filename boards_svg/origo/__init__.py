"""The board of Origo: a grid over Europe, the scoring board and the domination track."""
