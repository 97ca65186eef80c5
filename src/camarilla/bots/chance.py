"""The bot that leaves everything to chance."""

from camarilla.bots.bot import Bot, register_bot
from camarilla.kernel import Fate, Question, Reply, View


@register_bot
class RandomBot(Bot):
    """Any legal reply, each as likely as the others."""

    name = "random"

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        return question.options[fate.pick(len(question.options))]
