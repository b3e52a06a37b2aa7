from antifaz.core.errors import Refused


def refusal(game, s, text):
    return Refused(f"not listed {text}", id="not-listed")
