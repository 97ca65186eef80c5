"""`python -m camarilla` is `camarilla`."""

import sys

from camarilla.cli import main

sys.exit(main())
