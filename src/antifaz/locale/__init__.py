"""What is said to people: one whole sentence for each event, question, answer, refusal and result, in every language.

The sentences are Fluent messages. Those that every game shares lie here; a game's own lie in its `locale/`, an
edition's in `locale/<edition>/`. Which sentence is meant follows from the notation alone: nothing here knows a game.
"""

from antifaz.locale.messages import LANGUAGES, language_for
from antifaz.locale.rules import Rule, Section, rule, rules
from antifaz.locale.speech import Voice, say

__all__ = ["LANGUAGES", "Rule", "Section", "Voice", "language_for", "rule", "rules", "say"]
