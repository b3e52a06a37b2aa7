title-mascarade-1 = Mascarade
    .short = Mascarade
title-mascarade-2 = Mascarade, 2nd edition
    .short = Mascarade 2nd
credit-mascarade = Mascarade
    .who = Designed by Bruno Faidutti. Published by Repos Production.
