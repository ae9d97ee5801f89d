"""The two boards of Rebirth: Scotland and Ireland."""
