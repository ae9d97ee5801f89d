"""The steps of a cycle, one file per phase or kind of nested decision."""
