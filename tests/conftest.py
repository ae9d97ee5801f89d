"""Property tests look at the same examples in every run, so that a run can be repeated.

`pytest --hypothesis-profile=explore` looks at new ones, to find what nobody thought of.
"""

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.register_profile("explore", derandomize=False, deadline=None)
settings.load_profile("repeatable")
