"""One room per game; `core.registry` finds them by their `meta.py`."""
