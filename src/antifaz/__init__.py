"""Antifaz: faithful, fast, open implementations of games of masks."""

from antifaz import _pure

_pure.choose()  # before any module that may be compiled

__version__ = "0.1.0"
