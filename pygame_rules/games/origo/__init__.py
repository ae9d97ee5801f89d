"""Origo: five tribes settle a 10 x 10 map of Europe. `RULES.md` says what is where."""
