"""Every rule that states behaviour is cited by a test or a record; what states none is listed with the reason."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ID = r"(?:(?:MA|M1|M2|LM|VH)-(?:[A-Z0-9]+-)+[0-9]+|(?:AMB|SX|SC)-[0-9]+|OPT(?:-[A-Z0-9]+)+)"
# A rule is defined by the bullet that begins with its id, or by a row whose first or last cell is the id alone.
DEFINED = re.compile(rf"^- (?:\*\*)?({ID})\b|^\| ({ID}) \||\| ({ID}) \|$", re.MULTILINE)
COMPLETE = ("MA", "M1", "M2", "SX", "SC", "OPT", "VH", "LM")
PREFIXES = ("MA", "M1", "M2", "AMB", "OPT", "SX", "SC", "LM", "VH")


@cache
def defined() -> frozenset[str]:
    texts = [path.read_text() for path in sorted((ROOT / "docs" / "rules").glob("*.md"))]
    return frozenset(found for text in texts for groups in DEFINED.findall(text) for found in groups if found)


@cache
def cited() -> dict[str, Path]:
    """Where each id is cited: in a test or a record, or in a record's name."""
    places: dict[str, Path] = {}
    for path in sorted((ROOT / "tests").rglob("*")):
        if path.suffix in {".py", ".record"} and path != Path(__file__):
            text = f"{path.stem.upper()}\n{path.read_text()}"
            places.update((found, path) for found in re.findall(rf"(?<![A-Z0-9-]){ID}(?![A-Z0-9]|-[A-Z0-9])", text))
    return places


@cache
def uncited() -> dict[str, str]:
    listed: dict[str, str] = tomllib.loads((ROOT / "tests" / "uncited.toml").read_text())
    return listed


def prefix(rule: str) -> str:
    return rule.split("-")[0]


@pytest.mark.parametrize("wanted", COMPLETE)
def test_every_rule_that_states_behaviour_is_cited(wanted: str) -> None:
    missing = sorted(rule for rule in defined() if prefix(rule) == wanted and rule not in cited().keys() | uncited().keys())
    assert not missing, f"{len(missing)} rules no test cites: {' '.join(missing)}"


def test_every_acceptance_scenario_is_a_record() -> None:
    names = [path.name for path in (ROOT / "tests" / "games" / "mascarade").glob("*.record")]
    scenarios = sorted(rule for rule in defined() if prefix(rule) in ("SX", "SC"))
    assert len(scenarios) == 96
    missing = [rule for rule in scenarios if not any(name.startswith(f"{rule.lower().replace('-', '_')}_") for name in names)]
    assert not missing


def test_what_is_cited_exists() -> None:
    unknown = {rule: str(path.relative_to(ROOT)) for rule, path in cited().items() if rule not in defined()}
    assert not unknown


def test_what_need_not_be_cited_exists_and_has_its_reason() -> None:
    assert set(uncited()) <= defined()
    assert all(len(reason) > 20 for reason in uncited().values())


def test_what_a_test_cites_is_not_excused() -> None:
    assert not set(uncited()) & set(cited())


@pytest.mark.parametrize("wanted", PREFIXES)
def test_the_rules_are_found_in_their_texts(wanted: str) -> None:
    assert any(prefix(rule) == wanted for rule in defined())
