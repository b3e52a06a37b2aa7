# The templates name a game by its edition too; this one has none.
title-mascaradas- = Las Mascaradas
    .short = Las Mascaradas
