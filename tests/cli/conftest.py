from tests.cli.command import lorcha as lorcha
