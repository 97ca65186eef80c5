"""A whole game of Coup between four players who leave everything to chance."""

import random

from camarilla import Game

game = Game.start("coup", seats=4, seed="my first game")
while not game.over:
    seat = game.asked[0]  # the first of those whose answer is awaited
    question = game.question(seat)  # with every legal reply
    game.decide(seat, random.choice(question.options))
for event in game.events():  # as a spectator saw it: no hidden card
    print(event)
print("won by seat", game.outcome.winners[0])
