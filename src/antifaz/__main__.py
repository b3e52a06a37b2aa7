"""`python -m antifaz` is the command `antifaz`."""

from antifaz.cli import main

if __name__ == "__main__":
    main()
