"""Markup lets no text through unescaped."""

import pytest

from web.markup import Html, classes, join, tag, text, trusted

HOSTILE = "<img src=x onerror=alert(1)>"


def test_hostile_name_is_plain_text() -> None:
    assert tag("p", HOSTILE) == "<p>&lt;img src=x onerror=alert(1)&gt;</p>"


def test_hostile_attribute_cannot_leave_its_quotes() -> None:
    made = tag("input", value='" onfocus="alert(1)')
    assert made == '<input value="&quot; onfocus=&quot;alert(1)">'


def test_markup_inside_markup_is_escaped_once() -> None:
    assert tag("b", tag("i", "a & b")) == "<b><i>a &amp; b</i></b>"


def test_nothing_and_lists_as_children() -> None:
    assert join(None, ["a", [1, None]], "b") == "a1b"


def test_attribute_forms() -> None:
    made = tag("button", class_="x", data_act="go", disabled=True, hidden=False, title=None)
    assert made == '<button class="x" data-act="go" disabled></button>'


@pytest.mark.parametrize("name", ["script>", "a b", ""])
def test_a_name_that_is_no_tag_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not a tag"):
        tag(name)


def test_event_handlers_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="not an attribute"):
        tag("p", onclick="alert(1)")


def test_only_trusted_markup_passes() -> None:
    assert text(trusted("<svg/>")) == "<svg/>"
    assert isinstance(text("<svg/>"), Html)
    assert text("<svg/>") == "&lt;svg/&gt;"


def test_classes_leave_out_what_does_not_hold() -> None:
    chosen = False
    assert classes("a", chosen and "b", None, "c") == "a c"
    assert classes(None) is None
