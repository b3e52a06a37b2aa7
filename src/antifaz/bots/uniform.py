"""The simplest player: any listed answer, each as likely as the others."""

from antifaz.core.chance import Dice
from antifaz.core.game import Answer, Question, View


class Uniform:
    """Plays any listed answer."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, view: View, question: Question) -> Answer:
        """One of the listed answers."""
        chosen: Answer = question.answers[self.dice.below(len(question.answers))]
        return chosen
