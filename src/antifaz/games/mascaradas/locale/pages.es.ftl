title-mascaradas = Las Mascaradas
    .short = Las Mascaradas
credit-mascaradas = Las Mascaradas
    .who = Diseño de Nacho Domínguez, ilustrado por Pifa Montgomery. Publicado por Scribo Editorial.
