"""Three errors for three readers: the text cannot be read, the answer is not listed, the match has moved on."""

from collections.abc import Mapping


class AntifazError(ValueError):
    """A sentence for people, with what a translation needs: an id, named facts, and the rule behind it."""

    def __init__(self, sentence: str, *, id: str, rule: str = "", **about: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.id = id
        self.rule = rule
        self.about: Mapping[str, str] = about

    def __str__(self) -> str:
        return self.sentence


class Unreadable(AntifazError):
    """The text is not in the notation."""


class Refused(AntifazError):
    """The text is understood, but it is not among the answers."""


class Outdated(AntifazError):
    """The answer belongs to a question that is no longer open."""
