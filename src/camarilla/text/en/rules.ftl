# The rules, for the Learn section: each part a title and a few sentences.

## Coup

rules-coup-idea-title = The idea
rules-coup-idea-text = You have two cards face down: two characters at court who do your bidding. Every turn you may claim to have any character at all and use its power, and as long as nobody challenges you, it works. Catch the others bluffing, do not get caught yourself, and be the last one with a card face down.

rules-coup-set-up-title = Set-up
rules-coup-set-up-text = There are five characters, three cards of each. Everybody is dealt two cards and gets 2 coins; the rest of the cards is the court deck. Coins lie open for all to see, and the treasury never runs dry. In a game of two, whoever begins starts with only 1 coin.

rules-coup-turn-title = Your turn
rules-coup-turn-text = On your turn you take exactly one action; you cannot pass. What it costs is paid as you announce it. If you begin your turn with 10 coins or more, you must launch a coup. Then it is the next seat’s turn, clockwise.

rules-coup-actions-title = The actions
rules-coup-actions-text =
    Everybody may take income (1 coin), ask for foreign aid (2 coins) or pay 7 coins for a coup, which costs somebody an influence.
    The Duke takes 3 coins. The Assassin costs 3 coins and kills an influence. The Captain takes 2 coins from somebody.
    The Ambassador draws two cards and returns two. The Inquisitor, who may sit in the Ambassador’s place, draws one and returns one, or looks at a card of somebody else’s and may have it replaced.

rules-coup-challenges-title = Challenges
rules-coup-challenges-text = Any claim may be challenged by anybody, whether it concerns them or not. Whoever is challenged may show the card: then the challenger loses an influence, and the shown card is traded for a new one from the court. If the card is not shown, the claimant loses an influence, the claim fails, and what was paid for it comes back.

rules-coup-blocks-title = Blocks
rules-coup-blocks-text = Some actions can be blocked, again by claiming a character. Anybody may claim the Duke against foreign aid. Only the victim may claim the Contessa against an assassination, or the Captain, the Ambassador or the Inquisitor against a steal. A blocked action fails, and what was paid stays paid. But a block is a claim too, and may be challenged.

rules-coup-losing-title = Losing an influence
rules-coup-losing-text = When you lose an influence, you choose one of your cards and turn it up for all to see. With no card left face down you are exiled: you are out, and your coins go to the treasury. Beware of the Assassin: a lost challenge and the murder itself can cost you two influences in a single turn.

rules-coup-end-title = The end
rules-coup-end-text = The last one with an influence wins; there is no second place. You may promise and threaten as much as you like, but no promise binds, cards are never shown and coins never change hands as gifts. If everybody left in the game agrees, or if the turns run out, the game is a draw.

rules-coup-editions-title = Editions
rules-coup-editions-text = The published editions differ a little, and you choose whose rules you play by. The English one is for 2 to 6 with the Ambassador. The German one allows the Inquisitor too, and two players start with 1 coin each; a card that the Inquisitor has replaced may come straight back. The Italian one allows the Inquisitor as well and seats up to 10, with more cards of each character.

rules-coup-draft-title = The draft for two
rules-coup-draft-text = Two players can choose their first card. Each takes a set of all five characters, secretly keeps one card and removes the other four from the game. From the third set each is dealt one more card, and the last three are the court deck.

## Guatemala 54

rules-guatemala-idea-title = The idea
rules-guatemala-idea-text = Guatemala, 1954: the government has fallen, and everybody wants to be president. You bluff and doubt as in Coup, but with a different cast every time, from bankers to guerrillas. If you know Coup, you need only learn what is different.

rules-guatemala-draft-title = The five roles
rules-guatemala-draft-text = There are 25 roles in four groups. Each game draws five of them: one from Finance, one from Communications, one from Force and two from Special interests; or you pick them together. For a first game take Banker, Director, Guerrilla, Politician and Peacekeeper. Some roles are advanced and stay out unless you let them in.

rules-guatemala-differences-title = What is different
rules-guatemala-differences-text = There is no foreign aid: everybody may take income or launch a coup, and all else is done by roles. Whoever is challenged and has the card shows it; there is no declining. A counteraction protects against its own harm and nothing else: the rest of the action still happens, and what was paid stays paid. Usually a role protects against itself. Here an influence is called a life.

rules-guatemala-order-title = The order of a turn
rules-guatemala-order-text = First the action is announced and paid for. Then others may join, where the role allows it. Then those aimed at may claim a counteraction. Counteractions take effect first, then the action. Every claim may be challenged before the next one is made.

rules-guatemala-reactions-title = Claims at other moments
rules-guatemala-reactions-text = Some roles wait for their moment. The Intellectual and the Missionary answer the loss of a life: the lost card is set aside face down and brings 5 coins or a new card, and if it is challenged, that very card must be the role. The Lawyer claims the coins of those who are eliminated, at the end of the turn. The Mercenary’s token can still be shaken off until it strikes.

rules-guatemala-end-title = The end
rules-guatemala-end-text = Without a life you are out. Your coins wait until the end of the turn in case a Lawyer asks for them, then they go to the treasury; your tokens return to the middle. The last one alive becomes president and wins.

## Coup Royal

rules-royal-idea-title = The idea
rules-royal-idea-text = You lead an elegant gang of thieves, and so does everybody else. Each round you send your thieves to one location and your snitches to another, all in secret and at the same time. Guess where nobody else goes, and guard what you do not want others to have. There are no roles and no claims here.

rules-royal-set-up-title = Set-up
rules-royal-set-up-text = There are three more locations than players, named from A onwards, and a loot card lies at each. Prestige cubes come in four kinds: information, art, jewellery and gold. Everybody starts with three cubes drawn at random. The loot deck used here is one of our own.

rules-royal-round-title = A round
rules-royal-round-text = All plans are revealed together, and the locations are settled from A onwards. Where there is a snitch, nothing happens and the loot stays. A thief alone takes the loot. Several thieves get in each other’s way: the loot stays, but each draws a secret loot card. Where nobody comes, the loot is discarded. Empty locations get new loot; when there is not enough left to fill them, the game ends.

rules-royal-loot-title = The loot
rules-royal-loot-text = Most loot brings a cube for each symbol on it. A collection brings one cube of every kind, a carte blanche three of your choice, and a safecracker three secret loot cards. With intrigues you swap up to three cubes with others. Special items are worth fame at the end. Incriminating documents make everybody else return half of their cubes of one kind.

rules-royal-scoring-title = Fame
rules-royal-scoring-text = At the end your cubes and your secret loot cards of a kind are added up, and only the order counts. In information only the leader earns fame, in art and jewellery more places do, and in gold everybody but the last. Those who tie share their places’ fame, rounded down. Special items are added, and the most fame wins.

rules-royal-two-players-title = Two players
rules-royal-two-players-text = With two players there are six locations and a partner card. Whoever holds it sends two thieves and one snitch, the other one thief and two snitches, all to different locations; after each round the card changes hands. A kind is won only with a lead of two or more; otherwise both get 1 fame.

## Around the rules

rules-heading = The rules
rules-contents = Contents
rules-print = Print
rules-coup-about = Claim any character, and catch those who lie.
rules-guatemala-about = A different cast of five roles every time.
rules-royal-about = Thieves and snitches, all in secret and all at once.
rules-coup-roles = The characters
rules-guatemala-roles = All roles
rules-cost = { $coins ->
    [one] costs 1 coin
   *[other] costs { $coins } coins
}
rules-cost-lives = costs { $many } coins, { $last } against a last life
rules-blocked-by = blocked by: { $roles }
rules-unblocked = cannot be blocked
rules-group-finance = Finance
rules-group-communications = Communications
rules-group-force = Force
rules-group-special = Special interests
rules-advanced = advanced
rules-anarchy = Anarchy
    .hint = from the expansion
rules-roles-soon = The roles’ cards are not here yet.
rules-royal-fame = Fame for first place, second place and so on, with 2 to 5 at the table
rules-royal-information = Information
rules-royal-art = Art
rules-royal-jewellery = Jewellery
rules-royal-gold = Gold
