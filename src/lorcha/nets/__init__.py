"""Trained nets that play: read from a file, evaluated with numpy alone, on one core."""

import os

# Matrices this small are slower on several threads. Numpy reads this when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
