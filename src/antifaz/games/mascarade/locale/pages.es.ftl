title-mascarade-1 = Mascarada
    .short = Mascarada
title-mascarade-2 = Mascarada, 2.ª edición
    .short = Mascarada 2.ª
credit-mascarade = Mascarade (Mascarada)
    .who = Diseño de Bruno Faidutti. Publicado por Repos Production.
