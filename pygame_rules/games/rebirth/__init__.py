"""Rebirth (Nowa Ziemia): one room, two boards, Scotland and Ireland."""
