"""Rails and ships on the Great Lakes: cards, routes, tickets and harbours for 2-5 players."""
