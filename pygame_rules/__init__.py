"""Rules of modern board games as plain functions on plain data ("py game rules")."""

__version__ = "0.1.0"
