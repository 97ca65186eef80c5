# La table dans le terminal : ce qui n’est ni événement ni question.

table-court = { $cards ->
    [one] { $cards } carte dans le paquet
   *[other] { $cards } cartes dans le paquet
}
table-taxed = rôle taxé : { $role }
table-bank = { $coins ->
    [one] { $coins } pièce dans la Banque
   *[other] { $coins } pièces dans la Banque
}
table-you = toi
table-exiled = hors jeu
table-set-aside = Cartes écartées, hors du jeu : { $cards }
table-hand-covered = Les mains sont cachées
table-log = Ce qui s’est passé
table-watch = Te voilà hors jeu. La partie continue sans toi.
table-watch-all = Les bots continuent.
table-skip = Aller à la fin

key-rules = règles
key-draw = proposer la nulle
key-quit = quitter
key-choose = choisir
key-scroll = journal

cover-title = Passe l’appareil à { $name }
cover-body = Appuie sur Entrée quand { $name } est la seule personne à voir l’écran.
cover-show = { $name } regarde, et personne d’autre
cover-log = Ce que tout le monde a vu

quit-title = Quitter cette partie ?
quit-body = Elle s’arrête là, et personne ne gagne.
quit-yes = Quitter
quit-no = Continuer

help-title = Les cartes de référence
help-close = Fermer
help-keys =
    Chaque réponse a une touche, affichée devant ; un clic fait la même chose.
    « vrai » et « bluff » accompagnent tes propres annonces : personne d’autre ne les voit.
    Les petits signes près d’une place sont les rôles annoncés : ✓ la carte a été montrée, ✗ elle ne l’a pas été.

draw-offered = Tu proposes la partie nulle. Elle vaut si tout le monde encore en jeu est d’accord.
draw-bots = Tu proposes la partie nulle, mais les bots jouent jusqu’au bout.
draw-again = Tu as déjà proposé la partie nulle pendant ce tour.
draw-none = Pas de partie nulle dans ce jeu.
draw-not-now = Tu peux proposer la partie nulle quand une question t’est posée.

end-title = La partie est finie
end-rematch = Revanche : le vainqueur commence
end-rematch-drawn = Revanche : le sort désigne qui commence
end-quit = Quitter la table
end-seat-out = hors jeu
end-hidden = { $cards ->
    [one] { $cards } carte face cachée
   *[other] { $cards } cartes face cachée
}
