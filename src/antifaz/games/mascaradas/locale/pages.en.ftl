title-mascaradas = Las Mascaradas
    .short = Las Mascaradas
credit-mascaradas = Las Mascaradas
    .who = Designed by Nacho Domínguez, illustrated by Pifa Montgomery. Published by Scribo Editorial.
