# The first lesson: one short game of Coup, step by step. The reader is Ann; Ben and Cleo are played.
# lesson-N says what happens and what to press, lesson-why-N afterwards why it worked.

lesson-intro = You are Ann, at a table with Ben and Cleo. You hold the Contessa and the Duke, face down: two influences that only you can see. Everybody has 2 coins.

lesson-1 = You begin. Press “Tax” and claim the Duke, to take 3 coins.
lesson-why-1 = You really have the Duke, so whoever challenged you would have paid for it. Nobody did: you have 5 coins.

lesson-2 = Ben claims the Ambassador to exchange cards with the court. You could challenge, but it is early: let it pass.
lesson-why-2 = It was a bluff: Ben has no Ambassador. But a claim that nobody challenges counts, true or not. That is the heart of the game.

lesson-3 = Cleo claims the Duke and reaches for 3 coins. Let it pass and watch Ben, who does not believe it.
lesson-why-3 = Cleo shows the Duke, trades it for a fresh card from the court and takes the coins. Ben doubted the truth, loses an influence and turns up the Assassin.

lesson-4 = Your turn again, and your Duke is as good as before: press “Tax” once more.
lesson-why-4 = That makes 8 coins. A coup costs 7, and the others can count too.

lesson-5 = Ben takes 1 coin as income. There is nothing for you to press: just watch.
lesson-why-5 = Income claims no character, so nobody can challenge or block it. It is slow, but safe.

lesson-6 = Cleo claims the Assassin and pays 3 coins to kill one of your influences. Do not challenge: let that pass, then block with the Contessa.
lesson-why-6 = Your Contessa stops the murder, and Cleo’s 3 coins are gone for good. Cleo really has the Assassin: a challenge would have cost you one influence, and the murder perhaps a second.

lesson-7 = Now strike back. Pay 7 coins for a coup against Cleo.
lesson-why-7 = A coup claims nothing, so nothing stops it. Cleo has to turn up a card and parts with the Contessa.

lesson-8 = Ben claims the Captain to steal 2 coins from Cleo, and Cleo claims the Ambassador to block it. Let everything pass and watch how Ben answers.
lesson-why-8 = Ben challenges, and Cleo has no Ambassador: the last card is turned up, and Cleo is exiled. Ben takes the 2 coins. Bluffing with your last card puts everything at stake.

lesson-done = Now it is you against Ben: you have two influences, Ben has one. You have seen all there is to know: claim, doubt, block, strike. The rest you learn at the table.

## Around the lesson

lesson-title = The first lesson
lesson-about = One short game of Coup, and you make the decisions. About five minutes.
lesson-begin = Begin
lesson-resume = Go on with step { $step }
lesson-again = Start again
lesson-next = Next
lesson-leave = Leave the lesson; it remembers where you were
lesson-progress = Step { $step } of { $count }
lesson-wrong-challenge = Doubting is allowed at any time, but whoever doubts the truth loses an influence. Leave it this once: press “{ $answer }”.
lesson-wrong-bluff = That would be a bluff: you do not have this character. It might well work! But let us begin with the truth: press “{ $answer }”.
lesson-wrong-block = Then you would lose an influence, although your Contessa can save you: press “{ $answer }”.
lesson-wrong-target = That would hit Ben, who has a single card left. Cleo has two, and has just tried to murder you: choose “{ $answer }”.
lesson-wrong-other = You could do that, and nobody would mind. But something better is open to you: press “{ $answer }”.
lesson-finished = You have finished this lesson.
lesson-play = Play your first match against bots
    .hint = Coup, four seats, and nobody hurries you
