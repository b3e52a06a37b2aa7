"""The command `antifaz`: one module a command; `app` lists them."""

import os
import sys


def main() -> None:
    try:
        from antifaz.cli.app import app
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("antifaz"):
            raise
        sys.exit(f"antifaz: the command line needs {missing.name}: pip install 'antifaz[cli]'")
    try:
        app()
    except BrokenPipeError:  # whoever read the output, such as `head`, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
