"""A page on a browser that is none."""

import pytest

from tests.web.acting import opened
from tests.web.fakes import FakePort
from web.app import App


@pytest.fixture
def port() -> FakePort:
    return FakePort()


@pytest.fixture
def app(port: FakePort) -> App:
    return opened(port)
