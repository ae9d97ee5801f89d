"""Computer players. They get views, never states."""
