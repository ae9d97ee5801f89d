"""Parts of screens: buttons, seats, board layers, tray, log."""
