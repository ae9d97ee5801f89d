"""Texts with places to fill, written `{{name}}`."""

import re

from web.build.shell import Failure


def fill(template: str, values: dict[str, str]) -> str:
    """Put values in the place of `{{name}}`, also inside values; `Failure` for a leftover."""
    for _ in range(2):
        template = re.sub(r"\{\{(\w+)\}\}", lambda m: values.get(m[1], m[0]), template)
    left = re.findall(r"\{\{\w+\}\}", template)
    if left:
        raise Failure(f"unknown placeholders: {', '.join(sorted(set(left)))}")
    return template
