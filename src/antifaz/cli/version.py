"""What `antifaz --version` says."""

import platform

import antifaz
from antifaz.core import state


def kernel() -> str:
    """How the kernel runs here: a compiled module comes from a library, an interpreted one from its source."""
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def version() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"antifaz {antifaz.__version__} ({python}; the kernel runs {kernel()})"
