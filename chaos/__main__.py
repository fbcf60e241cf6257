"""Robot games under accidents, and the proof that nothing was lost: `make chaos`.

Exit code 1 if anything is wrong. PostgreSQL and Redis are started from what is installed.
"""

import argparse
import asyncio
import sys
from typing import get_args

from chaos.house import Kind
from chaos.run import run_chaos


def main() -> int:
    parser = argparse.ArgumentParser(prog="chaos", description=__doc__)
    parser.add_argument("--accidents", type=int, default=60, help="for each store (60)")
    parser.add_argument("--store", choices=get_args(Kind), help="default: both in turn")
    parser.add_argument("--tables", type=int, default=5, help="at the same time (5)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wrong = 0
    for kind in [args.store] if args.store else get_args(Kind):
        report = asyncio.run(run_chaos(kind, args.accidents, args.seed, args.tables))
        print("\n".join(report.lines()), flush=True)
        wrong += len(report.faults)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
