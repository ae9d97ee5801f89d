"""A tap is one finger, down and up in place and in time."""

from web.gestures import Frame, Gestures, Tap


def test_down_and_up_in_place_is_a_tap() -> None:
    fingers = Gestures()
    fingers.press(1, 10, 10, 0)
    assert fingers.release(1, 14, 12, 200, "touch") == Tap(14, 12, "touch")


def test_a_drag_is_no_tap() -> None:
    fingers = Gestures()
    fingers.press(1, 10, 10, 0)
    assert fingers.release(1, 30, 10, 200, "touch") is None


def test_a_long_press_is_no_tap() -> None:
    fingers = Gestures()
    fingers.press(1, 10, 10, 0)
    assert fingers.release(1, 10, 10, 900, "touch") is None


def test_second_finger_spoils_the_tap_of_both() -> None:
    fingers = Gestures()
    fingers.press(1, 10, 10, 0)
    fingers.press(2, 50, 10, 50)
    assert fingers.release(2, 50, 10, 100, "touch") is None
    assert fingers.release(1, 10, 10, 120, "touch") is None
    fingers.press(3, 10, 10, 500)
    assert fingers.release(3, 10, 10, 600, "touch") is not None


def test_pointer_taken_away_is_no_tap() -> None:
    fingers = Gestures()
    fingers.press(1, 10, 10, 0)
    fingers.drop(1)
    assert fingers.release(1, 10, 10, 100, "touch") is None


def test_release_of_a_pointer_that_never_went_down_here() -> None:
    assert Gestures().release(7, 0, 0, 0, "mouse") is None


def test_board_is_fitted_whole_into_the_middle_of_its_frame() -> None:
    frame = Frame(left=100, top=0, width=400, height=200, units_wide=100, units_high=100)
    assert frame.px_per_unit == 2
    assert frame.to_board(200, 0) == (0, 0)
    assert frame.to_board(400, 200) == (100, 100)
