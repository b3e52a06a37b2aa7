"""What happened, and who was there to see it. A fact with a secret part is two events, side by side."""

from collections.abc import Iterable, Iterator

from mypy_extensions import i64

from antifaz.core.seats import EVERYBODY, bit


class Event:
    """A word in the past tense with what it concerns; `audience` is the set of people who learn it."""

    def __init__(self, kind: str, args: tuple[str, ...], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def seen_by(self, viewer: int) -> bool:
        """Whether this person (or a spectator) learns the event."""
        return self.audience >> viewer & 1 == 1

    def __str__(self) -> str:
        return " ".join((self.kind, *self.args))

    def __repr__(self) -> str:
        return f"Event({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, self.args))


def seen_by(events: Iterable[Event], viewer: int) -> Iterator[Event]:
    """The events that one viewer sees, in their order."""
    return (event for event in events if event.seen_by(viewer))


def only(person: i64) -> int:
    """The audience of a private event."""
    return bit(person)


def all_people_but(person: i64) -> int:
    """Everybody at the table but one; spectators are left out, since a spectator could tell that one."""
    return (bit(13) - 1) & ~bit(person)
