"""The core: it knows no game, no network and no clock, and depends on nothing."""
