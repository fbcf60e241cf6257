"""One thread for numpy: several test processes share few cores, and waiting threads burn them."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
