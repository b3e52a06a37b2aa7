"""The referee: live matches without a page. It knows people, clocks and the store; rules come from the library."""
