"""Three errors for three readers."""

import pytest

from antifaz.core.errors import AntifazError, Outdated, Refused, Unreadable


@pytest.mark.parametrize("kind", [Unreadable, Refused, Outdated])
def test_an_error_is_a_sentence_with_what_a_translation_needs(kind: type[AntifazError]) -> None:
    error = kind("b may not look", id="no-look", rule="MA-LOOK-06", player="b")
    assert str(error) == error.sentence == "b may not look"
    assert (error.id, error.rule, dict(error.about)) == ("no-look", "MA-LOOK-06", {"player": "b"})
    assert isinstance(error, ValueError)
    assert [isinstance(error, other) for other in (Unreadable, Refused, Outdated)].count(True) == 1
