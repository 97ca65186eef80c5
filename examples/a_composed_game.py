"""A game whose deal is chosen, for a lesson or a puzzle: picks instead of a seed.

Seat 0 is dealt Contessa and Duke, seat 1 Captain and Assassin. Seat 1 pretends to be a Duke.
"""

from camarilla import Game, picks_for

ROLES = ["ambassador", "assassin", "captain", "contessa", "duke"]
cards = ["contessa", "duke", "captain", "assassin"]

game = Game.compose("coup", seats=2, picks=picks_for(ROLES * 3, cards), first=1)
game.decide(1, "tax")
print("seat 0 is asked:", [str(reply) for reply in game.question(0).options])
game.decide(0, "challenge")
print("seat 1 can only:", [str(reply) for reply in game.question(1).options])
game.decide(1, "decline")
game.decide(1, "lose captain")
for event in game.events(seat=0):
    print(event)
