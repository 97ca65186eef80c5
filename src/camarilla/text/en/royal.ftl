# Coup Royal: its places and its loot, what happens there, and what only Royal has.
#
# $heist and $watch are the places of a plan: where the thieves go, and where the snitches. Cubes and
# secret cards come counted ($cubes, $secrets, $took, $gave). Where an event says something of every
# seat or place, $list holds its entries, each from the message entry-… of that event.

game-royal = Coup Royal
card-game-royal =
    Every round all plan in secret, and at once: where the thieves go to steal, and where the snitches go to watch. Then the locations are looked at, from A on.
    A snitch: nothing happens, the loot stays.
    One thief alone: the thief takes the loot.
    Several thieves: each draws a secret loot card instead, if there are enough for all. The loot stays.
    Nobody: the loot is thrown away. Whatever is gone is replaced; when the loot runs short, the game ends.
    Prestige comes in four colours: Information, Art, Jewellery and Gold. In each, cubes and secret cards together are ranked at the end, and the places pay fame. Who ties shares, rounded down.
    Collection: a cube of each colour. Carte blanche: three cubes you choose. Safecracker: three secret loot cards. Intrigues: up to three times, take a cube from somebody and give one of yours. Documents: all the others lose half of their cubes of that colour. Special items: fame at the end.
    With two, the partner card changes hands every round: its holder sends two thieves and one snitch, the other one thief and two snitches. A colour is won by a lead of two or more.
    The house deck is ours: the rulebook does not list the cards. Whoever has the box can enter them.
    The most fame wins.

deck-house = house deck
    .the = the house deck
deck-own = { $name }
    .the = the deck “{ $name }”

## The four colours: as a category, and counted as cubes or secret cards

colour-blue = Information
colour-green = Art
colour-red = Jewellery
colour-yellow = Gold

cube-blue = { $count } Information
cube-green = { $count } Art
cube-red = { $count } Jewellery
cube-yellow = { $count } Gold

## Places. Those of a deck of one’s own come by the name they have there ($name).

place-auction-house = Auction house
    .letter = { $letter }
    .the = the Auction house
    .to = to the Auction house
place-bank = Bank
    .letter = { $letter }
    .the = the Bank
    .to = to the Bank
place-casino = Casino
    .letter = { $letter }
    .the = the Casino
    .to = to the Casino
place-depot = Depot
    .letter = { $letter }
    .the = the Depot
    .to = to the Depot
place-express-train = Express train
    .letter = { $letter }
    .the = the Express train
    .to = to the Express train
place-film-studio = Film studio
    .letter = { $letter }
    .the = the Film studio
    .to = to the Film studio
place-gallery = Gallery
    .letter = { $letter }
    .the = the Gallery
    .to = to the Gallery
place-hotel = Hotel
    .letter = { $letter }
    .the = the Hotel
    .to = to the Hotel
place-own = { $name }
    .letter = { $letter }
    .the = { $name }
    .to = to { $name }

## Loot: its name, as something to steal, what it does, and its name where there is little room

loot-cubes = { $cubes }
    .the = { $cubes }
    .brief = { $cubes }
    .short = { $cubes }
loot-collection = Collection
    .the = the Collection
    .brief = one cube of each colour
    .short = Collection
loot-carte-blanche = Carte blanche
    .the = the Carte blanche
    .brief = three cubes of your choice
    .short = Carte blanche
loot-safecracker = Safecracker
    .the = the Safecracker
    .brief = three secret loot cards
    .short = Safecracker
loot-intrigues = Intrigues
    .the = the Intrigues
    .brief = up to three swaps of cubes
    .short = Intrigues
loot-documents-blue = Documents on Information
    .the = the documents on Information
    .brief = the others lose half of their Information
    .short = Documents
loot-documents-green = Documents on Art
    .the = the documents on Art
    .brief = the others lose half of their Art
    .short = Documents
loot-documents-red = Documents on Jewellery
    .the = the documents on Jewellery
    .brief = the others lose half of their Jewellery
    .short = Documents
loot-documents-yellow = Documents on Gold
    .the = the documents on Gold
    .brief = the others lose half of their Gold
    .short = Documents
loot-ashtray = Teddy Roosevelt’s ashtray
    .the = Teddy Roosevelt’s ashtray
    .brief = { $fame } fame at the end
    .short = Ashtray
loot-baton = Mozart’s baton
    .the = Mozart’s baton
    .brief = { $fame } fame at the end
    .short = Baton
loot-cognac = Napoleon’s cognac bottle
    .the = Napoleon’s cognac bottle
    .brief = { $fame } fame at the end
    .short = Cognac bottle
loot-mirror = Cleopatra’s hand mirror
    .the = Cleopatra’s hand mirror
    .brief = { $fame } fame at the end
    .short = Hand mirror
loot-own = { $name }
    .the = { $name }
    .brief = { $fame } fame at the end
    .short = { $name }

## Lists: the reader among others, and entries that are more than a word each

list-me = you
list-entries = { $first }; { $rest }

## Events

event-table-laid = { $partner-count ->
    [0] The city sleeps, and { $seats } gangs are awake. You play with { $deck-the }.
   *[other] { $me ->
        [partner] The city sleeps, and two gangs are awake. You play with { $deck-the }, and you hold the partner card.
       *[other] The city sleeps, and two gangs are awake. You play with { $deck-the }, and { $partner } holds the partner card.
    }
}
event-cubes-dealt = { $cubes-count ->
    [0] { $me ->
        [seat] You start with nothing.
       *[other] { $seat } starts with nothing.
    }
   *[other] { $me ->
        [seat] You start with { $cubes }.
       *[other] { $seat } starts with { $cubes }.
    }
}
event-loot-laid = { $list-count ->
    [0] All the loot is still there.
   *[other] New loot: { $list }.
}
entry-loot-laid = { $place-letter }: { $spoils }
event-round-began = { $partner-count ->
    [0] Round { $number }
   *[other] { $me ->
        [partner] Round { $number }: you hold the partner card
       *[other] Round { $number }: { $partner } holds the partner card
    }
}
event-plans-revealed = The plans: { $list }.
entry-plans-revealed = { $me ->
    [seat] you, thieves { $heist-letter }, snitches { $watch-letter }
   *[other] { $seat }, thieves { $heist-letter }, snitches { $watch-letter }
}
event-place-guarded = { $thieves-count ->
    [0] { $place }: watched by { $snitches }. The loot stays.
   *[other] { $place }: watched by { $snitches }. Nothing for { $thieves }; the loot stays.
}
event-place-deserted = { $place }: nobody came. Thrown away: { $spoils }.
event-thieves-met = { $paid ->
    [0] { $place }: { $thieves } get in each other’s way, and there is not enough secret loot for all. The loot stays.
   *[other] { $place }: { $thieves } get in each other’s way. A secret loot card for each; the loot stays.
}
event-secrets-drawn = { $count ->
    [0] There is no secret loot left to draw.
   *[other] Your secret loot: { $secrets }.
}
event-secrets-drawn-sealed = { $count ->
    [0] There is no secret loot left to draw.
    [one] { $me ->
        [seat] You draw a secret loot card.
       *[other] { $seat } draws a secret loot card.
    }
   *[other] { $me ->
        [seat] You draw { $count } secret loot cards.
       *[other] { $seat } draws { $count } secret loot cards.
    }
}
event-loot-stolen = { $me ->
    [seat] { $place }: you steal { $spoils-the }.
   *[other] { $place }: { $seat } steals { $spoils-the }.
}
event-cubes-taken = { $me ->
    [seat] You gain { $cubes }.
   *[other] { $seat } gains { $cubes }.
}
event-cubes-swapped = { $me ->
    [seat] You take { $took } from { $whom } and give { $gave } for it.
    [whom] { $seat } takes { $took } from you and gives you { $gave } for it.
   *[other] { $seat } takes { $took } from { $whom } and gives { $gave } for it.
}
event-cubes-returned = { $me ->
    [seat] The documents cost you { $cubes }.
   *[other] The documents cost { $seat } { $cubes }.
}
event-item-kept = { $me ->
    [seat] You keep it: { $fame } fame at the end.
   *[other] { $seat } keeps it: { $fame } fame at the end.
}
event-partner-passed = { $me ->
    [seat] The partner card goes to you.
   *[other] The partner card goes to { $seat }.
}
event-secrets-revealed = { $secrets-count ->
    [0] { $me ->
        [seat] You had no secret loot.
       *[other] { $seat } had no secret loot.
    }
   *[other] { $me ->
        [seat] Your secret loot was { $secrets }.
       *[other] { $seat }’s secret loot was { $secrets }.
    }
}
event-category-scored = { $colour }: { $list }.
entry-category-scored = { $me ->
    [seat] { $fame ->
        [0] you have { $held }
       *[other] you have { $held }, for { $fame } fame
    }
   *[other] { $fame ->
        [0] { $seat } has { $held }
       *[other] { $seat } has { $held }, for { $fame } fame
    }
}
event-fame-counted = Fame altogether: { $list }.
entry-fame-counted = { $me ->
    [seat] { $items ->
        [0] you { $fame }
       *[other] you { $fame }, special items included
    }
   *[other] { $items ->
        [0] { $seat } { $fame }
       *[other] { $seat } { $fame }, special items included
    }
}
event-game-ended-score = { $winners-count ->
    [one] { $me ->
        [winners] The most fame is yours: you win.
       *[other] The most fame is { $winners }’s, who wins.
    }
   *[other] { $winners } share the most fame, and the win.
}

## The stage: what is under way, for everybody

stage-make-plans = All plan in secret, and at once.
stage-take-cubes = { $me ->
    [seat] { $count ->
        [one] You take a cube of your choice.
       *[other] You take { $count } cubes of your choice.
    }
   *[other] { $count ->
        [one] { $seat } takes a cube of any colour.
       *[other] { $seat } takes { $count } cubes of any colour.
    }
}
stage-intrigue = { $me ->
    [seat] { $left ->
        [one] You may swap a cube with somebody, one last time.
       *[other] You may swap a cube with somebody, up to { $left } times.
    }
   *[other] { $left ->
        [one] { $seat } may swap a cube with somebody, one last time.
       *[other] { $seat } may swap a cube with somebody, up to { $left } times.
    }
}
stage-give-cube = { $me ->
    [seat] You take { $took } from { $whom }.
    [whom] { $seat } takes { $took } from you.
   *[other] { $seat } takes { $took } from { $whom }.
}

## What the reader is asked

ask-plan = Where do your thieves go, and where your snitches?
ask-cube = Which colour do you take?
ask-intrigue = What do you take, and from whom?
ask-give-royal = What do you give in return?

# A plan is picked place by place: first where the thieves go, then where the snitches go; $left is
# how many are still to be picked.

pick-plan-1 = { $left ->
    [one] Where do your thieves go?
   *[other] Where do your thieves go? Choose { $left } locations.
}
pick-plan-1-more = Thieves { $heist-to }. Where do the other thieves go?
pick-plan-2 = { $left ->
    [one] Thieves { $heist-to }. Where do your snitches go?
   *[other] Thieves { $heist-to }. Where do your snitches go? Choose { $left }.
}
pick-plan-2-more = Thieves { $heist-to }, snitches { $watch-to }. Where do the other snitches go?
pick-back = take back

## Replies: each says what it leads to

reply-plan = Thieves { $heist-to }, snitches { $watch-to }
reply-take-cube = Take { $what } from the supply
reply-take-intrigue = Take { $what } from { $seat }, and give one of your cubes
group-take-intrigue = Take a cube, and give one of yours in return
target-take-intrigue = { $seat }: { $colour }
reply-give-royal = Give { $what }
action-take = Take
    .noun = swap
reply-pass-intrigue = No swap: keep what you have

## The table in the terminal

table-turn-royal = round { $turn }
royal-left = { $loot } loot and { $secrets } secret cards left
royal-secrets = secret
royal-items = items
royal-fame = fame
royal-pays = pays
royal-supply = supply
royal-own = Your secret loot: { $secrets }.
royal-own-none = You have no secret loot yet.
royal-own-items = Special items: { $items }.
royal-empty = gone
end-rematch-royal = Rematch
end-rematch-drawn-royal = Rematch
end-fame = { $fame } fame
help-keys-royal =
    A plan is typed letter by letter: the thieves’ location, then the snitches’. Backspace takes a letter back. Every other reply has its key before it; a click does the same.
    Under a location is who came in the last round: → thieves, ◉ snitches; ✓ took the loot, ✗ thrown away.
    In the table, +2 is the fame that the cubes alone would bring now; fame adds special items. Secret loot comes on top at the end. ◆ holds the partner card.
