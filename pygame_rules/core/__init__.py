"""What every game shares: contract, flow, chance, match, saves, text, laws."""
