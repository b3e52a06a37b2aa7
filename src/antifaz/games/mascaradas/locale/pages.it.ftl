title-mascaradas = Las Mascaradas
    .short = Las Mascaradas
credit-mascaradas = Las Mascaradas
    .who = Ideato da Nacho Domínguez, illustrato da Pifa Montgomery. Pubblicato da Scribo Editorial.
