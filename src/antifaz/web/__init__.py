"""HTML in, HTML out: a list of routes over the table. Pages are made on the server, for one viewer each."""
