"""Las Mascaradas: two to five people each build a parade of winter masquerades."""
