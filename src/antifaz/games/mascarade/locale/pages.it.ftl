title-mascarade-1 = Mascarade
    .short = Mascarade
title-mascarade-2 = Mascarade, 2ª edizione
    .short = Mascarade 2ª
credit-mascarade = Mascarade
    .who = Ideato da Bruno Faidutti. Pubblicato da Repos Production.
