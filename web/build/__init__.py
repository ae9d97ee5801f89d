"""Workshop of the project: set-up, build, checks and benchmarks behind `dev.py`."""
