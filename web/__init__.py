"""The thin skin: screens, widgets and storage over the rules and the boards."""
