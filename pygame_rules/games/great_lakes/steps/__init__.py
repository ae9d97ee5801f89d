"""The questions of a turn, one file each: legal actions, why not, and what they do."""
