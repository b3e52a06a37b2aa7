"""The command `antifaz`: one module a command; `app` lists them."""

import sys


def main() -> None:
    try:
        from antifaz.cli.app import app
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("antifaz"):
            raise
        sys.exit(f"antifaz: the command line needs {missing.name}: pip install 'antifaz[cli]'")
    app()
