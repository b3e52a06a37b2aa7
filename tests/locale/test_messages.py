"""The messages themselves: none is missing in a language, all languages fill the same gaps, every error has a sentence."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import antifaz
from antifaz.locale import LANGUAGES, language_for
from antifaz.locale.messages import messages

SOURCE = Path(antifaz.__file__).parent
HOUSES = sorted({path.parent for path in SOURCE.rglob("locale/**/*.ftl") if not path.is_relative_to(SOURCE / "web")})
RULES = [path for path in sorted((SOURCE / "games" / "mascarade").glob("*.py")) if path.name != "page.py"]
RAISED_IN = [*sorted((SOURCE / "core").glob("*.py")), *RULES]
SOUND = "sound"
"""What a name begins with for the ear: only some languages ask."""


class Gaps(visitor.Visitor):
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def patterns(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file with its gaps."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if not isinstance(entry, ftl.Message):
            continue
        parts = {"": entry.value} | {f".{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for name, pattern in parts.items():
            gaps = Gaps()
            gaps.visit(pattern)
            assert entry.id.name + name not in found, f"{path}: {entry.id.name} is written twice"
            found[entry.id.name + name] = gaps.found - {SOUND}
    return found


def test_there_are_messages_to_compare() -> None:
    assert SOURCE / "locale" in HOUSES
    assert len(HOUSES) >= 4


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: str(house.relative_to(SOURCE)))
def test_no_message_form_or_gap_is_missing_in_a_language(house: Path) -> None:
    english = patterns(house / "en.ftl")
    for language in LANGUAGES:
        assert patterns(house / f"{language}.ftl") == english


def raised() -> Iterator[tuple[str, set[str]]]:
    """The id of each error that is raised somewhere, with the facts that go with it."""
    for path in RAISED_IN:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                facts = {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
                if isinstance(word := facts.get("id"), ast.Constant):
                    yield str(word.value), set(facts)


def refusals() -> set[str]:
    """The ids of Mascarade's refusals: the first of three words that a function of `refusals` returns."""
    tree = ast.parse((SOURCE / "games" / "mascarade" / "refusals.py").read_text("utf-8"))
    tuples = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple)]
    return {str(found.elts[0].value) for found in tuples if len(found.elts) == 3 and isinstance(found.elts[0], ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_in_every_language(language: str) -> None:
    words = messages(language, "mascarade/2")
    ids = {word for word, _ in raised()} | refusals()
    assert len(ids) > 25
    houses = (SOURCE / "locale", SOURCE / "games" / "mascarade" / "locale")
    told = {message for house in houses for message in patterns(house / f"{language}.ftl")}
    missing = {word for word in ids if not words.has(f"error-{word}") and not any(m.startswith(f"error-{word}-") for m in told)}
    assert not missing


def test_a_sentence_asks_for_no_fact_that_its_error_lacks() -> None:
    told = patterns(SOURCE / "locale" / "en.ftl") | patterns(SOURCE / "games" / "mascarade" / "locale" / "en.ftl")
    for word, facts in raised():
        assert told.get(f"error-{word}", set()) <= facts | {"reasons"}, word


def test_the_nearest_language_is_spoken() -> None:
    assert [language_for(tag) for tag in ("es-MX", "it_IT", "en", "pt-BR", "")] == ["es", "it", "en", "en", "en"]
