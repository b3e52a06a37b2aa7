"""Mascarade: both editions, and the first edition's games for two and three."""
