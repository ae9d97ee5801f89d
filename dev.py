#!/usr/bin/env python3
"""`python3 dev.py play | test | build | bench | serve | shots`: does its own set-up.

Needs nothing but Python 3.11 or newer. The work is done in `web/build/`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - says so instead of a SyntaxError
    sys.exit("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ".")

from web.build.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
