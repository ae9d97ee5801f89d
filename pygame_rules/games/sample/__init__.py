"""Stepping Stones, a tiny whole game that shows how a room is written. Players never see it.

Six stones in a row, a hidden card each. On a turn: `claim` two neighbouring free stones
(order `any`), `hop` an own piece to a free neighbour (order `given`), or `bid` a number and
roll a die; a six lets the bidder `swap` or `keep` his hidden card (a nested decision). It
ends when all stones are taken, or after six turns each; then hidden cards count.
"""
