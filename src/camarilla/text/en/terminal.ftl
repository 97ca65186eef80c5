# The table in the terminal: what is neither event nor question.

table-court = { $cards ->
    [one] 1 card in the court
   *[other] { $cards } cards in the court
}
table-taxed = taxed: { $role }
table-bank = { $coins ->
    [one] 1 coin in the Bank
   *[other] { $coins } coins in the Bank
}
table-you = you
table-exiled = exiled
table-set-aside = Set aside, out of the game: { $cards }
table-hand-covered = Hands are covered
table-log = What happened
table-watch = You are out. The others play on.
table-watch-all = The bots play on.
table-skip = Skip to the end

key-rules = rules
key-draw = offer a draw
key-quit = leave
key-choose = choose
key-scroll = log

cover-title = Pass the device to { $name }
cover-body = Press Enter when only { $name } can see the screen.
cover-show = { $name } alone is looking
cover-log = What everybody saw

quit-title = Leave this game?
quit-body = It ends here, and nobody wins it.
quit-yes = Leave
quit-no = Play on

help-title = The reference cards
help-close = Close
help-keys =
    Every reply has a key, shown before it; a click does the same.
    true and bluff stand beside your own claims: only you see them.
    On a seat, the small signs are the roles it has claimed: ✓ the card was shown, ✗ it was not.

draw-offered = You would call it a draw. It is one when all who are still in the game agree.
draw-bots = You would call it a draw, but bots play on to the end.
draw-again = You have offered a draw this turn.
draw-none = There is no drawing this game.
draw-not-now = A draw can be offered when you are asked something.

end-title = The game is over
end-rematch = Rematch: the winner begins
end-rematch-drawn = Rematch: who begins is drawn
end-quit = Leave the table
end-seat-out = exiled
end-hidden = { $cards ->
    [one] 1 card face down
   *[other] { $cards } cards face down
}
