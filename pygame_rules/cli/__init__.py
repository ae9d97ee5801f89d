"""The command line: one module per command, standard library only."""
