"""A bot of your own, against three that play at random.

It gets a view (what its seat may know) and a question (with every legal reply), and nothing else.
This one imagines a few hands that the others might hold, and challenges a claim that none of them
can prove.
"""

from camarilla import PASS, Reply, imagine
from camarilla.bots import Bot, HonestBot, RandomBot
from camarilla.bots.simulation import simulate, tally

CHALLENGE = Reply("challenge")


class Doubter(HonestBot):
    """Honest, but doubts what seldom comes true in its imagination."""

    name = "doubter"

    def reply(self, view, question, fate):
        if question.kind != "challenge":
            return super().reply(view, question, fate)
        claim = view.window.step
        worlds = [imagine(view, fate) for _ in range(20)]
        true = sum(claim.role in world.table.hands[claim.claimant] for world in worlds)
        return CHALLENGE if true <= 3 else PASS


bots: list[Bot] = [Doubter(), RandomBot(), RandomBot(), RandomBot()]
counted = tally(simulate("coup", bots, games=100, seed="example", options={}), seats=4)
print("the doubter won", counted.wins[0], "of", counted.games)
